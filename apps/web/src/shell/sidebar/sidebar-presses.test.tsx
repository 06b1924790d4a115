// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { REST_PATHS } from '@vigie/contracts/rest'
import { afterEach, expect, test } from 'vitest'
import { PATHS } from '@/paths'
import { showSidebar } from './sidebar.fixtures.tsx'

afterEach(cleanup)

const LINK = { type: 'link.pressed' }
const pressPage = () => fireEvent.click(screen.getByRole('link', { name: "Gestion de l'eau" }))
const isOpen = () => screen.queryByRole('link', { name: 'Sources' }) !== null
/** The sidebar with the group in view that has a page of its own. */
const showGroup = (address: string) => {
  const page = showSidebar({ address })
  fireEvent.click(screen.getByRole('button', { name: 'Technical KPIs' }))
  return page
}

test('[R3.6] on its own page the line of a group shows its entries, and a second press leaves them; each closes the drawer', () => {
  const { told } = showGroup(PATHS.water)
  expect(isOpen()).toBe(false)
  pressPage()
  expect(isOpen()).toBe(true)
  expect(told).toEqual([LINK])
  pressPage()
  expect(isOpen()).toBe(true)
  expect(told).toEqual([LINK, LINK])
})

test('[R3.6] elsewhere the line of a group leads to its page, which shows the entries once it is there', () => {
  const { told } = showGroup(PATHS.home)
  pressPage()
  expect(screen.getByRole('link', { name: "Gestion de l'eau" }).getAttribute('aria-current')).toBe('page')
  expect(isOpen()).toBe(false)
  expect(told).toEqual([LINK])
})

test('[R3.2] projects that could not be read are read again by a press', async () => {
  let isThere = false
  const get = async (path: string) => {
    if (path !== REST_PATHS.projects) return new Promise(() => undefined)
    if (!isThere) throw new Error('not there')
    return { projects: [] }
  }
  showSidebar({ get })
  const again = await screen.findByRole('button', { name: 'Réessayer' })
  isThere = true
  fireEvent.click(again)
  expect(await screen.findByText('Aucun autre projet')).toBeDefined()
})
