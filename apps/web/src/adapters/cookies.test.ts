// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { readSidebarExpanded, takeUrlToken, writeSidebarExpanded } from './cookies.ts'

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser would have kept it
  document.cookie = cookie
}
beforeEach(() => setCookie('sidebar:state=; path=/; max-age=0'))

test('[R3.8] the sidebar comes back as it was left', () => {
  writeSidebarExpanded(false)
  expect(readSidebarExpanded()).toBe(false)
  writeSidebarExpanded(true)
  expect(readSidebarExpanded()).toBe(true)
})

test('[R3.8] the choice is kept for 604800 seconds, for every path', () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  writeSidebarExpanded(false)
  expect(set).toHaveBeenCalledWith('sidebar:state=false; path=/; max-age=604800; samesite=lax')
  set.mockRestore()
})

test.each(['<script>', '', 'no', 'FALSE'])('[R3.8] a cookie that says %j says nothing', (value) => {
  setCookie(`sidebar:state=${value}; path=/`)
  expect(readSidebarExpanded()).toBeNull()
})

test('[R3.8] another cookie whose name ends alike is not mistaken for it', () => {
  setCookie('other-sidebar:state=false; path=/')
  expect(readSidebarExpanded()).toBeNull()
})

test.each(['a.b_c-d', ''])('[R1.3] the token %j that came with the page is taken once', (token) => {
  setCookie(`vigie-auth-token=${token}; path=/; samesite=strict`)
  expect(takeUrlToken()).toBe(token)
  expect(takeUrlToken()).toBeNull()
  expect(document.cookie).not.toContain('vigie-auth-token')
})
