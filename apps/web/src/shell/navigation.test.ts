import { Waves } from 'lucide-react'
import { expect, test } from 'vitest'
import { SCREENS } from '@/paths'
import { type Entry, leadsTo, menuOf } from './navigation.ts'

const pathsOf = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap((entry) => (entry.kind === 'link' ? [entry.path] : pathsOf(entry.entries)))

test('[R3.1] the menu leads only to screens that exist, and to no empty group', () => {
  const menu = menuOf('superadmin')
  expect(pathsOf(menu).every((path) => SCREENS.some((screen) => screen === path))).toBe(true)
  expect(menu.every((entry) => entry.kind === 'link' || entry.entries.length > 0)).toBe(true)
})

test('[R3.3] home is active on its own page alone', () => {
  const [home] = menuOf('viewer')
  if (!home) throw new Error('no home')
  expect([leadsTo(home, '/'), leadsTo(home, '/eau')]).toEqual([true, false])
})

test('[R3.3] detailed readings are part of the consumption, and the water layout is active alone', () => {
  const link = (path: 'consumption' | 'water'): Entry => ({ kind: 'link', path, label: '', icon: Waves })
  expect(leadsTo(link('consumption'), '/eau/consommation-details/s1')).toBe(true)
  expect([leadsTo(link('water'), '/eau'), leadsTo(link('water'), '/eau/sources')]).toEqual([true, false])
})

test('[R3.3] an entry is active on the pages under it, not on its namesakes', () => {
  const sources: Entry = { kind: 'link', path: 'sources', label: '', icon: Waves }
  expect([leadsTo(sources, '/eau/sources/f1'), leadsTo(sources, '/eau/sources-x')]).toEqual([true, false])
})
