const TIMEOUT_MS = 60_000

/**
 * Whether the server has the page and every file that it begins with, each as what it should be. A file is asked of the
 * server even where the browser keeps one under its name: that may be the answer of a proxy. What came is kept, so that
 * the page then loads at once, on a slow link too.
 */
export const isFirstCodeThere = async (): Promise<boolean> => {
  try {
    const page = await (await ask(window.location.pathname, 'text/html')).text()
    const files = filesOf(page)
    await Promise.all(
      files.map(async ({ address, type }) => {
        await (await ask(address, type)).arrayBuffer()
      }),
    )
    return files.length > 0
  } catch {
    return false
  }
}

const ask = async (address: string, type: string): Promise<Response> => {
  const answer = await fetch(address, {
    headers: { accept: `${type},*/*;q=0.1` },
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const said = answer.headers.get('content-type') ?? ''
  if (!answer.ok || !said.includes(type)) throw new Error(`${address}: ${answer.status} ${said}`)
  return answer
}

type File = { readonly address: string; readonly type: string }

const filesOf = (page: string): readonly File[] => {
  const named = new DOMParser().parseFromString(page, 'text/html')
  const addresses = (selector: string, attribute: string): string[] =>
    [...named.querySelectorAll(selector)].flatMap((element) => element.getAttribute(attribute) ?? [])
  const scripts = [...addresses('script[src]', 'src'), ...addresses('link[rel=modulepreload]', 'href')]
  return [
    ...scripts.map((address) => ({ address, type: 'javascript' })),
    ...addresses('link[rel=stylesheet]', 'href').map((address) => ({ address, type: 'text/css' })),
  ]
}
