import type { Plugin } from 'vite'

/** The one font file of the interface, as the build names it. */
const FONT = /inter-latin-wght-normal-[\w-]+\.woff2$/

/**
 * Has the page ask for its font at once: found in the style sheet it would come after the first words, which would then
 * take other places.
 */
export const preloadFont = (): Plugin => ({
  name: 'vigie:preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => {
      const file = Object.keys(bundle ?? {}).find((name) => FONT.test(name))
      if (file === undefined) throw new Error('the font of the interface is not in the build')
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
})
