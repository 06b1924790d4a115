import { type Role, role } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { PATHS } from '@/paths'
import { conductOf, type Entry, leadsTo, menuOf } from '@/shell/navigation'
import { destinationsOf } from '@/shell/palette/destinations'
import { SCREENS, SIGNED_OUT_SCREENS } from './screens.ts'

const outline = (entries: readonly Entry[]): unknown[] =>
  entries.map((entry) => (entry.kind === 'link' ? entry.label : [entry.label, outline(entry.entries)]))
const activeAt = (pathname: string, entries = menuOf(SCREENS, 'superadmin')): string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'group') return activeAt(pathname, [...(entry.page ? [entry.page] : []), ...entry.entries])
    return leadsTo(entry, pathname) ? [entry.label] : []
  })
const MANAGERS: readonly (Role | null)[] = ['admin', 'superadmin']
const EVERYBODY: readonly (Role | null)[] = [...role.options, null]

test.each(EVERYBODY)('[R3.1] the menu of %s: its entries, in their order', (one) => {
  expect(outline(menuOf(SCREENS, one))).toEqual([
    'Executive KPIs',
    'Management KPIs',
    ['Technical KPIs', ["Gestion de l'énergie", ["Gestion de l'eau", ['Sources', 'Stockage', 'Consommation']]]],
    'Module AI',
    ...(MANAGERS.includes(one) ? ['Gestion des utilisateurs'] : []),
  ])
})

test.each(EVERYBODY)('[R11.9] below the entries of R3.1, %s finds what belongs to the running of the site', (one) => {
  expect(outline(conductOf(SCREENS, one))).toEqual([
    'Alarmes',
    'Santé des alarmes',
    ...(MANAGERS.includes(one) ? ['Écrans muraux'] : []),
  ])
})

test.each([
  ['/', ['Executive KPIs']],
  ['/eau', ["Gestion de l'eau"]],
  ['/eau/sources/forage-1', ['Sources']],
  ['/eau/consommation-details/secteur-1', ['Consommation']],
  ['/energie/compteur', ["Gestion de l'énergie"]],
  ['/ia/agent-ia', ['Module AI']],
  ['/settings/account', []],
])('[R3.3] at %s the active entries are %j', (pathname, labels) => {
  expect(activeAt(pathname)).toEqual(labels)
})

test.each([
  ['/alertes', ['Alarmes']],
  ['/alertes/sante', ['Santé des alarmes']],
  ['/alertes/passation', ['Alarmes']],
])('[R11.9] at %s the active entry of « Conduite » is %j', (pathname, labels) => {
  expect(activeAt(pathname, conductOf(SCREENS, 'operator'))).toEqual(labels)
})

/** Addresses that not everybody may open, and who may. */
const BOUND: Readonly<Record<string, readonly (Role | null)[]>> = {
  [PATHS.users]: MANAGERS,
  [PATHS.walls]: MANAGERS,
  [PATHS.reach]: [...MANAGERS, 'operator'],
}

test.each(EVERYBODY)('[R2] the palette leads %s to every screen that needs no device and is open to them', (one) => {
  const plain = SCREENS.filter(({ path }) => !path.includes(':') && (BOUND[path]?.includes(one) ?? true))
  expect(destinationsOf(SCREENS, one).map(({ path }) => path)).toEqual(plain.map(({ path }) => path))
})

test('[R2.1] every address has one screen, those that code leads to by name included', () => {
  const paths = [...SCREENS, ...SIGNED_OUT_SCREENS].map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(Object.values(PATHS).filter((path) => !paths.includes(path))).toEqual([])
})

test('a screen under an entry of the menu names one that is there', () => {
  const entries = SCREENS.filter(({ menu }) => typeof menu === 'string').map(({ path }) => path)
  const places = SCREENS.flatMap(({ menu }) => (typeof menu === 'object' && 'under' in menu ? [menu.under] : []))
  expect(places.filter((path) => !entries.includes(path))).toEqual([])
})
