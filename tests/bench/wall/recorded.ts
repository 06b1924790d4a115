import type { Page } from 'playwright'

/** What the services answered to a page, so that they need not follow a clock that runs ahead. */
export type Answers = Readonly<Record<string, { readonly status: number; readonly text: string }>>

/** Keeps what each call of the page was answered, by method and path; the last answer stands. */
export const recordAnswers = (page: Page): (() => Promise<Answers>) => {
  const heard = new Map<string, { readonly status: number; readonly text: string }>()
  const reading: Promise<unknown>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/^\/(api|config\.json|identitytoolkit|mur)/.test(pathname)) return
    const key = `${response.request().method()} ${pathname}`
    const read = response.text().then((text) => heard.set(key, { status: response.status(), text }))
    reading.push(read.catch(() => undefined))
  })
  return async () => {
    await Promise.all(reading)
    return Object.fromEntries(heard)
  }
}
