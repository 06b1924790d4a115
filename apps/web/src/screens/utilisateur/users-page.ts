import { asLine } from '@vigie/contracts/entities'
import type { UsersPage } from '@/data/users'

export const PAGE_SIZE = 20

/** Which page of which search the address asks for. */
export const parseUsersPage = (params: URLSearchParams): UsersPage => {
  const page = Number(params.get('page') ?? '1')
  return {
    search: asLine(params.get('recherche') ?? '').slice(0, 80),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    size: PAGE_SIZE,
  }
}

/** The same address asking for another page, or for another search from its first page on. */
export const withUsersPage = (
  params: URLSearchParams,
  change: { readonly search: string } | { readonly page: number },
): URLSearchParams => {
  const next = new URLSearchParams(params)
  next.delete('page')
  if ('search' in change) {
    if (change.search === '') next.delete('recherche')
    else next.set('recherche', change.search)
  } else if (change.page > 1) next.set('page', String(change.page))
  return next
}

/** How many pages a list has; one at least. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))
