import { start as words } from '../text/start.ts'

export type FailurePage = {
  /** what happens next, under the button */
  readonly say: (line: string) => void
  /** what the button does from now on */
  readonly onRetry: (retry: () => void) => void
}

/** Puts the words that the page could not be loaded in place of all that stands, without style or code of the app. */
export const showFailure = (): FailurePage => {
  const page = document.createElement('main')
  page.className = 'start-failure'
  page.style.colorScheme = document.documentElement.dataset['theme'] ?? 'light dark'
  if (isWall()) Object.assign(page.style, OF_WALL)
  add(page, 'style', STYLE)
  const alert = add(page, 'div')
  alert.setAttribute('role', 'alert')
  add(alert, 'h1', words.title)
  add(alert, 'p', words.help)
  const button = add(page, 'button', words.retry)
  button.type = 'button'
  const line = add(page, 'p')
  document.title = words.tab
  // the page may not have come as far as its body
  document.body?.replaceChildren()
  const place = document.body ?? document.documentElement
  place.append(page)
  return {
    say: (text) => {
      line.textContent = text
    },
    onRetry: (retry) => {
      button.onclick = retry
    },
  }
}

/** The wall is dark whatever the system is, and read from afar. */
const isWall = (): boolean => /^\/mur(?:\/|$)/.test(window.location.pathname)

const add = <K extends keyof HTMLElementTagNameMap>(parent: Element, tag: K, text = ''): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag)
  element.textContent = text
  parent.append(element)
  return element
}

const OF_WALL = { colorScheme: 'dark', fontSize: '2.2vw' }

/** Colours as in `tokens.css`, which may not have come. */
const STYLE = `
.start-failure { position: fixed; inset: 0; z-index: 99; display: grid; place-content: center; justify-items: center;
  gap: 1em; padding: 1.5em; text-align: center; font: max(16px, 1.25vw)/1.5 "Inter Variable", system-ui, sans-serif;
  background: light-dark(#f4f6f8, #0d131a); color: light-dark(#15202b, #e8eef4); font-variant-numeric: tabular-nums }
.start-failure h1 { margin: 0 0 .4em; font-size: 1.5em; font-weight: 600; line-height: 1.25; text-wrap: balance }
.start-failure p { margin: 0; color: light-dark(#536070, #a5b3c2) }
.start-failure button { min-height: 2.75em; padding: 0 1.25em; border: 1px solid light-dark(#818c9b, #718194);
  border-radius: .5em; background: light-dark(#fff, #161e27); color: inherit; font: inherit; font-weight: 500;
  cursor: pointer }
.start-failure button:hover { background: light-dark(#f0f3f7, #202b37) }
.start-failure button:focus-visible { outline: 2px solid light-dark(#0a63bd, #8fc9ff); outline-offset: 2px }
`
