// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { marked, openPalette, optionNamed, options, pick, pressIn, showPage, type } from './palette.fixtures.tsx'

afterEach(cleanup)

const POMPE = 'Puits Suden alarme · en ligne'
const CUT = 'Surpresseurcoupé'
const BOREHOLE = 'Forage Norden ligne'

/** What is typed, as a question: it comes once it is known that the assistant answers. */
const question = async (words: string) => (await optionNamed(`Demander à l’Agent IA : « ${words} »`)).textContent

test('[R10] the palette says what each asset does now, those in alarm or cut first, and what the devices beside their main one are', async () => {
  showPage()
  await openPalette()
  expect(options('À surveiller')).toEqual([POMPE, CUT])
  expect(options('Actifs')).toEqual([BOREHOLE, 'Bassin hautse vide'])
  expect(options('Appareils')).toEqual(['Compteur de têteDébitmètre', 'ManomètrePression'])
  expect(options('Écrans')).toEqual(['Accueil', 'Énergie'])
})

test('[R10] letters find an asset by its alarm, and several by what their device is: arrows mark one of them, Enter opens it', async () => {
  const page = showPage()
  await openPalette()
  type('alimentation')
  expect(options()).toEqual([POMPE, await question('alimentation')])
  type('pompe')
  expect(options()).toEqual([POMPE, CUT, BOREHOLE, await question('pompe')])
  expect(marked()).toEqual([POMPE])
  pressIn('ArrowDown')
  pressIn('ArrowDown')
  expect(marked()).toEqual([BOREHOLE])
  pressIn('Enter')
  expect(page.address()).toBe('/eau/sources/forage-p')
  expect(page.overlays).toEqual(['palette', null])
  page.goBack()
  expect(page.address()).toBe('/ici')
})

test('[R2.1] a screen that is chosen is opened once: Back leads to where one was', async () => {
  const page = showPage()
  await openPalette()
  pick(/^Énergie/)
  expect(page.address()).toBe('/energie')
  expect(page.overlays).toEqual(['palette', null])
  page.goBack()
  expect(page.address()).toBe('/ici')
})

test('[R13.3] what is typed is a question to the assistant, asked once', async () => {
  const page = showPage()
  await openPalette()
  type('qui fuit ?')
  await question('qui fuit ?')
  pressIn('Enter')
  expect(page.address()).toBe('/ia/agent-ia?question=qui+fuit+%3F')
  expect(page.overlays).toEqual(['palette', null])
  page.goBack()
  expect(page.address()).toBe('/ici')
})

test('[R13.3] what is typed is no question where no assistant answers', async () => {
  showPage({ questions: 'off' })
  await openPalette()
  type('qui fuit ?')
  expect(options()).toEqual(['Rien ne correspond'])
})

test('[R6.2] a project that is chosen is told to its jump once, with its own link; the site in view says that it is here', async () => {
  const page = showPage()
  await openPalette()
  expect(options('Projets')).toEqual(['Chaibaffiché', 'Massa', 'Souss'])
  const isTicked = (name: RegExp) => screen.getByRole('option', { name }).querySelector('.lucide-check') !== null
  expect([isTicked(/^Chaib/), isTicked(/^Massa/)]).toEqual([true, false])
  type('projets')
  expect(options()).toEqual(['Chaibaffiché', 'Massa', 'Souss', await question('projets')])
  expect(marked()).toEqual(['Chaibaffiché'])
  pressIn('ArrowDown')
  expect(marked()).toEqual(['Massa'])
  pressIn('Enter')
  const jump = { type: 'project.pressed', projectId: 'p2', link: 'https://massa.test' }
  expect(page.heard).toEqual([jump])
  expect(page.overlays).toEqual(['palette', null])
  // while the page is about to leave for one, another is not asked for
  await openPalette()
  pick(/^Souss/)
  expect(page.heard).toEqual([jump])
})
