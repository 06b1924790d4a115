import { Waves } from 'lucide-react'
import { expect, test } from 'vitest'
import { type Entry, groupsDownTo, groupsOpenedBy, leadsTo, menuOf } from './navigation.ts'
import type { ShellScreen } from './screens.ts'

const named = (path: string, menu: 'top' | 'technical' | 'water'): ShellScreen => ({
  path,
  label: path,
  icon: Waves,
  menu,
})
const outline = (entries: readonly Entry[]): unknown[] =>
  entries.map((entry) => (entry.kind === 'link' ? entry.path : { [entry.group]: outline(entry.entries) }))

test('[R3.1] a group stands where its first entry does, a group within it likewise', () => {
  const screens = [named('/a', 'top'), named('/b', 'water'), named('/c', 'top'), named('/d', 'technical')]
  expect(outline(menuOf(screens, null))).toEqual(['/a', { technical: [{ water: ['/b'] }, '/d'] }, '/c'])
})

test('[R3.1] a screen that a role may not open is not in its menu, nor a group without any other', () => {
  const screens = [named('/a', 'top'), { ...named('/b', 'water'), mayOpen: () => false }]
  expect(outline(menuOf(screens, 'viewer'))).toEqual(['/a'])
})

test('[R3.1] a group may have a page of its own, which is none of its entries; opened by its line, the groups down to it show', () => {
  const page: ShellScreen = { path: '/eau', label: 'Eau', icon: Waves, menu: { heads: 'water' } }
  const [technical] = menuOf([page, named('/eau/sources', 'water')], null)
  const [water] = technical?.kind === 'group' ? technical.entries : []
  if (technical?.kind !== 'group' || water?.kind !== 'group') throw new Error('a group is missing')
  expect([technical.page, water.page?.path, outline(water.entries)]).toEqual([null, '/eau', ['/eau/sources']])
  expect([leadsTo(technical, '/eau'), leadsTo(water, '/eau')]).toEqual([true, true])
  expect(groupsOpenedBy({ opens: groupsDownTo('water') })).toEqual(['technical', 'water'])
  for (const state of [null, undefined, 'water', {}, { opens: 'water' }, { opens: [7] }]) {
    expect(groupsOpenedBy(state)).toEqual([])
  }
})

test('a screen without a place in the menu is not in it', () => {
  const screens: ShellScreen[] = [
    named('/a', 'top'),
    { path: '/a/:id', menu: { under: '/a' } },
    { path: '/b', label: 'b', icon: Waves },
  ]
  expect(outline(menuOf(screens, null))).toEqual(['/a'])
})

test('[R3.3] an entry is active on its own page and on those under it, not on its namesakes; its group with it', () => {
  const screens: ShellScreen[] = [
    named('/eau', 'water'),
    named('/eau/sources', 'water'),
    { path: '/eau/sources/:id', menu: { under: '/eau/sources' } },
  ]
  const [technical] = menuOf(screens, null)
  const [group] = technical?.kind === 'group' ? technical.entries : []
  const [water, sources] = group?.kind === 'group' ? group.entries : []
  if (!technical || !group || !water || !sources) throw new Error('an entry is missing')
  const active = (pathname: string) => [technical, group, water, sources].map((entry) => leadsTo(entry, pathname))
  expect(active('/eau')).toEqual([true, true, true, false])
  expect(active('/eau/sources')).toEqual([true, true, false, true])
  expect(active('/eau/sources/f1')).toEqual([true, true, false, true])
  expect(active('/eau/sources-x')).toEqual([false, false, false, false])
})
