// Runs in the page, before its own code: notes what the page does to the world around it, and says how things stand.
import type { Page } from 'playwright/test'

/** Something painted, by its CSS selector. `sized`: its size is its own, not that of the words in it. */
export type Mark = { readonly selector: string; readonly sized?: true }

/** What a world asks about the page beside what is asked of every page. */
export type Asked = {
  /** painted marks, by name */
  readonly marks: Readonly<Record<string, Mark>>
  /** how many happenings were read before */
  readonly from: number
  /** what the page's stopped clock moves on by before, ms */
  readonly passMs?: number
}
/** The page as it stands: a digest of what it shows, how the world around it stands, and what happened since. */
export type Reading = {
  readonly imprint: string
  readonly stands: Readonly<Record<string, string>>
  readonly happened: readonly string[]
}

/** Turns of the page's task queue to wait: a render, its effects, and the render that these may cause. */
const TURNS = 6

/** Has every page that is loaded from now on noted. */
export const watchOutside = (page: Page): Promise<unknown> => page.addInitScript(noteOutside)

/** Reads the page once the work that React queued before this call is done. */
export const readPage = (page: Page, asked: Asked): Promise<Reading> =>
  page.evaluate(readInPage, { ...asked, turns: TURNS })

/**
 * Runs in the page. It is sent there as text, so it uses nothing from outside itself. A line is reserved at the moment of
 * the act, and written once the body of a call could be read.
 */
const noteOutside = (): void => {
  const lines: (string | Promise<string>)[] = []
  const sockets = new Set<WebSocket>()
  const asking = new Map<Request, string>()
  const note = (line: string | Promise<string>) => void lines.push(line)

  const placeOf = (href: string) => {
    const url = new URL(href, window.location.href)
    return `${url.host === window.location.host ? '' : `//${url.host}`}${url.pathname}${url.search}`
  }
  const ask = window.fetch
  window.fetch = (...args: Parameters<typeof fetch>) => {
    const request = new Request(...args)
    const call = `${request.method} ${placeOf(request.url)}`
    const body = request.body === null ? Promise.resolve('') : request.clone().text()
    note(body.then((text) => `asks ${call}${text === '' ? '' : ` ${text}`}`))
    const key = request.headers.get('idempotency-key')
    if (key !== null) note(`under the key ${key}`)
    asking.set(request, call)
    request.signal.addEventListener('abort', () => {
      if (asking.delete(request)) note(`gives up ${call}`)
    })
    const answer = ask(request)
    const end = () => void asking.delete(request)
    answer.then(end, end)
    return answer
  }

  const watched = (Base: typeof WebSocket) =>
    new Proxy(Base, {
      construct: (target, args: ConstructorParameters<typeof WebSocket>) => {
        const socket = new target(...args)
        const [url, protocols] = args
        sockets.add(socket)
        note(`opens socket ${placeOf(String(url)).replace(/^\/\/[^/]+/, '')} ${String(protocols ?? '')}`)
        const send = socket.send.bind(socket)
        socket.send = (data) => {
          note(`socket says ${String(data)}`)
          send(data)
        }
        const close = socket.close.bind(socket)
        socket.close = (code, reason) => {
          if (socket.readyState < WebSocket.CLOSING) note(`closes socket ${code ?? ''}`)
          close(code, reason)
        }
        return socket
      },
    })
  // a path that plays the gateway puts its own in place, before or after this
  let given = watched(window.WebSocket)
  Object.defineProperty(window, 'WebSocket', {
    configurable: true,
    get: () => given,
    set: (base: typeof WebSocket) => {
      given = watched(base)
    },
  })

  const post = BroadcastChannel.prototype.postMessage
  /** what another tab says is none of the page's doing */
  const sayElsewhere = (name: string, message: unknown) => {
    const channel = new BroadcastChannel(name)
    post.call(channel, message)
    channel.close()
  }
  Reflect.set(window, '__outside', { lines, sockets, asking, note, sayElsewhere })
  BroadcastChannel.prototype.postMessage = function (this: BroadcastChannel, message) {
    note(`tells ${this.name} ${JSON.stringify(message)}`)
    post.call(this, message)
  }

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      note(`writes cookie ${text}`)
      cookie?.set?.call(document, text)
    },
  })

  const remove = Storage.prototype.removeItem
  Storage.prototype.removeItem = function (this: Storage, key) {
    if (this.getItem(key) !== null) note(`forgets ${key}`)
    remove.call(this, key)
  }

  // a shortcut that the page does not keep to itself means what it means to the browser; known once all have heard it
  window.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.length > 1) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      if (!event.defaultPrevented) note(`leaves the shortcut ${event.key} to the browser`)
    }
    port2.postMessage(null)
  })

  const navigation: EventTarget | undefined = Reflect.get(window, 'navigation')
  navigation?.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event as Event & { destination: { url: string }; navigationType: string }
    const { origin, href } = window.location
    const isHere = new URL(destination.url).origin === origin
    if (!isHere) note(`leaves for ${destination.url}`)
    else if (navigationType !== 'replace' || destination.url !== href)
      note(`goes by ${navigationType} to ${placeOf(destination.url)}`)
  })
}

/** Runs in the page. It is sent there as text, so it uses nothing from outside itself. */
const readInPage = async ({ marks, from, passMs, turns }: Asked & { readonly turns: number }): Promise<Reading> => {
  if (passMs !== undefined) await Reflect.get(window, '__pwClock').controller.runFor(passMs)
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  }
  const fields = [...document.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`)
  const passing = /_r_\w+_|\d{2}:\d{2}(:\d{2})?|translate\([^)]*\)/g
  const drawn = document.body.outerHTML.replaceAll(passing, '_')
  const text = [window.innerWidth, window.innerHeight, ...fields, drawn].join('\n')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))

  const noted: {
    readonly lines: readonly (string | Promise<string>)[]
    readonly sockets: ReadonlySet<WebSocket>
    readonly asking: ReadonlyMap<Request, string>
  } = Reflect.get(window, '__outside')
  const { lines, sockets } = noted
  const asked = Object.groupBy(noted.asking.values(), (call) => call.replace(/\?.*/s, ''))
  const named = (element: Element | null): string => {
    if (element === null || element === document.body) return 'the page'
    const text = element.matches('a, button, [role^=menuitem]') ? element.textContent.trim() : ''
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? text
    return [element.getAttribute('role') ?? element.tagName.toLowerCase(), ...(name === '' ? [] : [name])].join(' ')
  }
  const isLocked = [document.documentElement, document.body].some((element) =>
    ['hidden', 'clip'].includes(getComputedStyle(element).overflowY),
  )
  /** How the first element of a selector that is in view is painted. */
  const painted = ({ selector, sized }: Mark): string => {
    for (const element of document.querySelectorAll(selector)) {
      const { width, height, left, top } = element.getBoundingClientRect()
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const isInView = left < window.innerWidth && top < window.innerHeight && left + width > 0 && top + height > 0
      if (!isSeen || !isInView || width === 0 || height === 0) continue
      const { animationName, backgroundColor, color } = getComputedStyle(element)
      const size = sized ? `${Math.round(width)}×${Math.round(height)} ` : ''
      return `${size}${color} on ${backgroundColor}${animationName === 'none' ? '' : `, ${animationName}`}`
    }
    return '-'
  }
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''
  const stored = (name: string, storage: Storage) =>
    Object.entries(storage).map(([key, value]) => [`${name} ${key}`, String(value)] as const)
  const cookies = document.cookie === '' ? [] : document.cookie.split('; ')
  return {
    imprint: btoa(String.fromCharCode(...new Uint8Array(digest))),
    stands: Object.fromEntries([
      ['address', `${window.location.pathname}${window.location.search}`],
      ['title', document.title],
      ['icon', [...decodeURIComponent(icon).matchAll(/fill="(#\w+)"/g)].map(([, fill]) => fill).join(' ')],
      ['focus', named(document.activeElement)],
      ['scrolling', isLocked ? 'locked' : 'free'],
      ['scrolled', window.scrollY > 0 ? `${Math.round(window.scrollY)} px` : '-'],
      ['sockets', String([...sockets].filter(({ readyState }) => readyState < WebSocket.CLOSING).length)],
      ...Object.entries(asked).map(([call, calls = []]) => [`asking ${call}`, String(calls.length)] as const),
      ...cookies.map((pair) => [`cookie ${pair.replace(/=.*/s, '')}`, pair.replace(/^[^=]*=/, '')] as const),
      ...stored('local', localStorage),
      ...stored('session', sessionStorage),
      ...Object.entries(marks).map(([name, mark]) => [`painted ${name}`, painted(mark)] as const),
    ]),
    happened: await Promise.all(lines.slice(from)),
  }
}
