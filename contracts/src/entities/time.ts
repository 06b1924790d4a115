import { z } from 'zod'

/** An instant in UTC, ISO 8601 with milliseconds, as every REST body and journal entry carries it. */
export const instant = z.iso.datetime({ offset: true }).describe('instant, ISO 8601')

/** The same instant as milliseconds since 1970-01-01 UTC: the compact form used in rows of numbers. */
export const epochMs = z.number().int().describe('instant, ms since 1970-01-01 UTC')
