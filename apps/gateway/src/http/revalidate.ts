import type { FastifyReply } from 'fastify'

/** Lets the browser of this person keep the answer, and ask each time whether it still holds. */
export const mayBeKept = (reply: FastifyReply, etag: string): FastifyReply =>
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'Authorization')

/** Answers that what the browser has still holds. */
export const sendUnchanged = (reply: FastifyReply): FastifyReply => reply.code(304).send()

/** Answers with a file as it is. */
export const sendFile = (reply: FastifyReply, type: string, content: Buffer): FastifyReply =>
  reply.type(type).send(content)
