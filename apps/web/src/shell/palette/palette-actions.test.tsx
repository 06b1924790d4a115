// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LATE, openPalette, pick, press, pressIn, showPage } from './palette.fixtures.tsx'

afterEach(cleanup)

test.each([
  ['[R3.5]', 'Réduire ou déplier le menu', ['sidebar shortcut.pressed', 'drawer shortcut.pressed']],
  ['[R4.1]', 'Notifications', ['notificationPanel shortcut.pressed']],
  ['[R1.6]', 'Déconnexion', ['auth signOut.pressed']],
])('%s « %s » of the palette closes it and is told to whom it is for, once', async (_, name, told) => {
  const page = showPage()
  await openPalette()
  pick(new RegExp(`^${name}`))
  expect(page.heard).toEqual(told)
  expect(page.overlays).toEqual(['palette', null])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[R10] a theme chosen in the palette is the page’s at once, and closes it', async () => {
  const page = showPage()
  await openPalette()
  pick(/^Thème sombre/)
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(page.overlays).toEqual(['palette', null])
  await openPalette()
  pick(/^Thème automatique/)
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

test('[R3.5] the palette leads to the list of shortcuts, and Escape closes the one and the other', async () => {
  const page = showPage()
  await openPalette()
  pressIn('Escape')
  expect(page.overlays).toEqual(['palette', null])
  await openPalette()
  pick(/^Raccourcis clavier/)
  expect(page.overlays).toEqual(['palette', null, 'palette', 'shortcuts'])
  const list = await screen.findByRole('dialog', { name: 'Raccourcis clavier' }, LATE)
  press('Escape', list)
  expect(page.overlays.slice(4)).toEqual([null])
  expect(screen.queryByRole('dialog')).toBeNull()
})
