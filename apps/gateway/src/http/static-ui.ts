import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { failed } from '../outcome.ts'
import { sendProblem } from './problem.ts'
import { UNREADABLE } from './unreadable.ts'
import { sendOnWithoutToken } from './url-token.ts'

// the built UI on disk → assets with a hash in their name, cached for ever; the page itself, never cached, for any path that is none of a file

/**
 * Serves the UI, and answers requests that no route takes: pages with the page, whose own routes know what is not
 * found, files and anything else with 404. Without a build every page is 404.
 */
export const registerStaticUi = async (
  app: FastifyInstance,
  { webRoot, production }: Pick<Config, 'webRoot' | 'production'>,
): Promise<void> => {
  const answerPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendOnWithoutToken(request, reply, production) ? reply : sendPage(reply)
  const hasUi = existsSync(join(webRoot, 'index.html'))
  if (hasUi) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => void reply.header('cache-control', isHashed(path) ? FOR_EVER : ASK_ANEW),
    })
    app.get('/', { schema: { hide: true } }, (request, reply) => answerPage(request, reply))
  } else app.log.warn({ webRoot }, 'no built UI: only the API is served')
  app.setNotFoundHandler((request, reply) =>
    hasUi && isPage(request) ? answerPage(request, reply) : sendProblem(reply, failed('resource.not-found')),
  )
  // who typed it in a browser is told by the page, as of any other address that leads nowhere
  app.all(UNREADABLE, { schema: { hide: true } }, (request, reply) =>
    hasUi && isPage(request) ? sendPage(reply) : sendProblem(reply, failed('request.malformed')),
  )
}

/** The scripts that stand in the built page itself, as a content policy names them: by their hash. */
export const inlineScripts = async ({ webRoot }: Pick<Config, 'webRoot'>): Promise<readonly string[]> => {
  const path = join(webRoot, 'index.html')
  const page = existsSync(path) ? await readFile(path, 'utf8') : ''
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_ANEW = 'no-cache'

const isHashed = (path: string): boolean => /[\\/]assets[\\/]/.test(path)

/** A path that ends as names of files do, such as `/robots.txt`. */
const FILE = /\.[a-z][a-z\d]*$/i

const isPage = ({ method, originalUrl, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets)(\/|$|\?)/.test(originalUrl) &&
  !FILE.test(originalUrl.replace(/[?#].*$/, '')) &&
  /text\/html|^\*\/\*$|^$/.test(headers.accept ?? '')

/** Whether the page is what answers: no route takes what the address says. */
export const isPageItself = (request: FastifyRequest): boolean =>
  (request.is404 || OF_PAGES.has(request.routeOptions.url)) && isPage(request)
/** The routes of the page and of files, which a page falls through. */
const OF_PAGES: ReadonlySet<string | undefined> = new Set(['/', '/*'])

const sendPage = (reply: FastifyReply): FastifyReply => reply.sendFile('index.html')
