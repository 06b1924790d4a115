import type { FastifyInstance } from 'fastify'

/** Every route that a gateway answers, as `GET /api/site`, read from the tree that its router prints. */
export const declaredRoutes = (app: FastifyInstance): string[] => {
  const ancestors: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(.*?)[├└]── (\S+) \(([^)]+)\)$/.exec(line)
      if (found === null) return []
      const [, indent = '', part = '', methods = ''] = found
      const depth = indent.length / 4
      ancestors.length = depth
      ancestors[depth] = part
      const path = ancestors.join('')
      return methods.split(', ').map((method) => `${method} ${path}`)
    })
    .sort()
}
