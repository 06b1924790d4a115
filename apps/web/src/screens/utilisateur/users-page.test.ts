import { expect, test } from 'vitest'
import { pagesOf, parseUsersPage, withUsersPage } from './users-page.ts'

const of = (query: string) => parseUsersPage(new URLSearchParams(query))

test.each([
  ['', '', 1],
  ['recherche=amina&page=3', 'amina', 3],
  ['page=0', '', 1],
  ['page=-2', '', 1],
  ['page=1.5', '', 1],
  ['page=mille', '', 1],
  [`recherche=${'a'.repeat(200)}`, 'a'.repeat(80), 1],
])('the address %j asks for %j, page %i', (query, search, page) => {
  expect(of(query)).toEqual({ search, page, size: 20 })
})

test('another search starts from its first page, and keeps what else the address says', () => {
  const next = withUsersPage(new URLSearchParams('onglet=audit&recherche=a&page=3'), { search: 'b' })
  expect(next.toString()).toBe('onglet=audit&recherche=b')
  expect(withUsersPage(next, { search: '' }).toString()).toBe('onglet=audit')
})

test('another page keeps the search; the first needs no word in the address', () => {
  const params = new URLSearchParams('recherche=a')
  expect(withUsersPage(params, { page: 2 }).toString()).toBe('recherche=a&page=2')
  expect(withUsersPage(new URLSearchParams('recherche=a&page=2'), { page: 1 }).toString()).toBe('recherche=a')
})

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('%i accounts are %i pages', (total, pages) => expect(pagesOf(total)).toBe(pages))
