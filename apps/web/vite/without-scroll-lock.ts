import type { Plugin } from 'vite'

const PACKAGE = 'react-remove-scroll'
const INSTEAD = `\0vigie:${PACKAGE}`

/**
 * The page behind a dialog is kept from scrolling by `[data-scroll-lock]` in app.css. Radix brings another way (3 kB),
 * which injects a style tag and which nothing of ours mounts: its place is taken by a component that adds nothing.
 */
export const withoutScrollLock = (): Plugin => ({
  name: 'vigie:without-scroll-lock',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^${PACKAGE}$`) },
    handler: () => INSTEAD,
  },
  load: {
    filter: { id: new RegExp(`^${INSTEAD}$`) },
    handler: () => 'export const RemoveScroll = ({ children }) => children',
  },
})
