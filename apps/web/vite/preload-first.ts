import type { Plugin } from 'vite'

/** The one font file of the interface, as the build names it. */
const FONT = /inter-latin-wght-normal-[\w-]+\.woff2$/

/**
 * Has the page ask at once for what it needs before anything stands there: the code that its script imports step by
 * step, and its font, which found in the style sheet would come after the first words and move them.
 * @param parts names of the chunks of that code
 */
export const preloadFirst = (parts: readonly string[]): Plugin => ({
  name: 'vigie:preload-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const fileOf = (part: string) =>
        Object.values(bundle).find((file) => file.type === 'chunk' && file.name === part)?.fileName
      const hrefOf = (file: string | undefined, what: string) => {
        if (file === undefined) throw new Error(`${what} is not in the build`)
        return `/${file}`
      }
      const font = Object.keys(bundle).find((name) => FONT.test(name))
      return [
        ...parts.map((part) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: hrefOf(fileOf(part), part), crossorigin: '' },
          injectTo: 'head' as const,
        })),
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: hrefOf(font, 'the font'), crossorigin: '' },
          injectTo: 'head' as const,
        },
      ]
    },
  },
})
