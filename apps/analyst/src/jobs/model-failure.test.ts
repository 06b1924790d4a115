import { APICallError, RetryError } from 'ai'
import { expect, test } from 'vitest'
import { modelFailure } from './model-failure.ts'

const KEY = 'topsecretkey'
const refused = (message: string, statusCode: number) =>
  new APICallError({
    message,
    statusCode,
    url: `https://u:${KEY}@model.test`,
    requestBodyValues: { prompt: 'débit ?' },
  })

test('what is logged of a refusal says status and why, and holds neither key nor question', () => {
  const error = refused(`Incorrect API key provided: ${KEY}, or sk-proj***9Qa.`, 401)
  const logged = modelFailure(new RetryError({ message: 'x', reason: 'maxRetriesExceeded', errors: [error] }), KEY)
  expect(logged).toEqual({ name: 'AI_APICallError', status: 401, said: 'Incorrect API key provided: …, or …' })
  expect(JSON.stringify(modelFailure(refused('débit ?', 200), KEY))).not.toContain('débit')
})

test('of a connection that fails its code is logged', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(modelFailure(new TypeError('fetch failed', { cause }), null)).toEqual({
    name: 'TypeError',
    code: 'ECONNREFUSED',
  })
  expect(modelFailure('odd', null)).toEqual({ name: 'string' })
})
