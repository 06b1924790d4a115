import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'
import { preloadFont } from './vite/preload-font.ts'
import { smallerZod } from './vite/smaller-zod.ts'
import { withoutDescriptions } from './vite/without-descriptions.ts'
import { withoutScrollLock } from './vite/without-scroll-lock.ts'

// One origin: in development the gateway's paths go through this server, Host header kept (the host says the site).
const gateway = { target: process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080', changeOrigin: false }

/** Modules that only declare: a page carries those it uses, not all that their index names. */
const PURE = /\/(?:contracts|machines)\/src\//

/**
 * What each page needs in full comes as one file with all it imports: small files compress worse and each costs a
 * request. Whoever is not signed in loads `start` and `firebase-identity`; who is loads `session` (with the shell) as
 * well, and `accueil.screen`, whose widgets most other screens show too. The rest is cut by use.
 */
const CHUNKS = [
  { name: 'start', test: /\/src\/(?:main|screens\/auth\/sign-in\.screen)\.tsx$/, priority: 3 },
  { name: 'firebase-identity', test: /\/src\/adapters\/identity\/firebase-identity\.ts$/, priority: 2 },
  { name: 'session', test: /\/src\/(?:app\/session\/session-scope|shell\/shell)\.tsx$/, priority: 1 },
  {
    name: 'accueil.screen',
    test: /\/src\/screens\/accueil\/(?:accueil\.screen|live\/live-section)\.tsx$/,
    priority: 0,
  },
]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    withoutDescriptions(),
    withoutScrollLock(),
    smallerZod(),
    preloadFont(),
    precompress(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  server: { proxy: { '/config.json': gateway, '/api': { ...gateway, ws: true } } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // one style sheet, there from the start: that of a part could not be asked for again once it failed
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !PURE.test(id) },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
})
