import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { definitionsWithoutEffect } from './vite/definitions-without-effect.ts'
import { inlineGuard } from './vite/inline-guard.ts'
import { precompress } from './vite/precompress.ts'
import { preloadFirst } from './vite/preload-first.ts'
import { productionRouter } from './vite/production-router.ts'
import { smallerZod } from './vite/smaller-zod.ts'
import { withoutDescriptions } from './vite/without-descriptions.ts'
import { withoutNames } from './vite/without-names.ts'
import { withoutScrollLock } from './vite/without-scroll-lock.ts'

// One origin: in development the gateway's paths go through this server, Host header kept (the host says the site).
const gateway = { target: process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080', changeOrigin: false }

/** Modules that only declare: a page carries those it uses, not all that their index names. */
const PURE = /\/(?:contracts|machines)\/src\//

/**
 * What each page needs in full comes as few files, each with all it imports: small files compress worse and each costs
 * a request. But a file runs in one task, and a phone stands still while it does, so what is long is cut where one part
 * can run before the next: `settings` (what parses answers), then `start`; `session`, then `shell`. Whoever is not
 * signed in loads the first two and `firebase-identity`; who is loads all of them, and `accueil.screen`, whose widgets
 * most other screens show too. `layers`, all that opens over the page, comes once its buttons stand. The rest is cut by
 * use.
 */
const CHUNKS = [
  { name: 'main', test: /\/src\/main\.tsx$|vite\/preload-helper/, priority: 7 },
  { name: 'settings', test: /\/src\/adapters\/config\.ts$/, priority: 6 },
  { name: 'start', test: /\/src\/(?:app\/start|screens\/auth\/sign-in\.screen)\.tsx$/, priority: 5 },
  { name: 'firebase-identity', test: /\/src\/adapters\/identity\/firebase-identity\.ts$/, priority: 4 },
  { name: 'session', test: /\/src\/app\/session\/session-scope\.tsx$/, priority: 3 },
  { name: 'shell', test: /\/src\/shell\/shell\.tsx$/, priority: 2 },
  {
    name: 'accueil.screen',
    test: /\/src\/screens\/accueil\/(?:accueil\.screen|live\/live-section)\.tsx$/,
    priority: 1,
  },
  // what opens over the page has these in common with the page, which does not wait for the rest of it
  { name: 'parts', test: /\/src\/ui\/(?:segmented-control|scroll-area|signs)\.tsx$/, priority: 1 },
  { name: 'layers', test: /\/src\/(?:shell\/layers\.ts|ui\/tooltip\.tsx)$/, priority: 0 },
]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    productionRouter(),
    withoutDescriptions(),
    withoutNames(),
    definitionsWithoutEffect(),
    withoutScrollLock(),
    smallerZod(),
    preloadFirst(['settings', 'start']),
    inlineGuard(),
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
