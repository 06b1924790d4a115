import * as entities from '@vigie/contracts/entities'
import * as errors from '@vigie/contracts/errors'
import * as live from '@vigie/contracts/live'
import * as rest from '@vigie/contracts/rest'
import * as upstream from '@vigie/contracts/upstream'
import { expect, test } from 'vitest'
import { z } from 'zod'

const entries = { entities, errors, live, rest, upstream }

/** A field says its unit in its name (or its parent's), counts things, or is described. */
const UNIT_IN_NAME = /(Ms|Bytes|Pct|Kwh|Kw|Kg|M3|M3h|M|Hours?|Days|PerHour|PerKwh|PerM3|cost)$/
const COUNTS = /^(points|limit|status|seq|lat|lon|months|outages|starts|total|page|size|activeAlarms|accepted)$/

test.each(Object.entries(entries))('every number of contracts/%s says its unit', (_, entry) => {
  const silent = Object.entries(entry).flatMap(([name, value]) =>
    value instanceof z.ZodType ? numbersOf(value, name, new Set()) : [],
  )
  expect([...new Set(silent)]).toEqual([])
})

const saysUnit = (path: string, field: string): boolean =>
  COUNTS.test(field) || [...path.split(/\W+/), field].some((name) => UNIT_IN_NAME.test(name))

/** Paths of the number fields that say no unit. */
const numbersOf = (schema: z.core.$ZodType, path: string, seen: Set<unknown>): string[] => {
  if (seen.has(schema)) return []
  seen.add(schema)
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([field, type]) => {
      const isSilent = isNumber(type) && !isDescribed(type) && !saysUnit(path, field)
      return isSilent ? [`${path}.${field}`] : numbersOf(type, `${path}.${field}`, seen)
    })
  }
  if (schema instanceof z.ZodArray) return numbersOf(schema.element, `${path}[]`, seen)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => numbersOf(option, path, seen))
  const inner = unwrapped(schema)
  return inner === null ? [] : numbersOf(inner, path, seen)
}

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType | null => {
  if (schema instanceof z.ZodPipe) return schema.out
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  return isWrapper ? schema.unwrap() : null
}

const isNumber = (schema: z.core.$ZodType): boolean => {
  if (schema instanceof z.ZodNumber) return true
  const inner = unwrapped(schema)
  return inner !== null && isNumber(inner)
}

const isDescribed = (schema: z.core.$ZodType): boolean => {
  if (schema instanceof z.ZodType && schema.description !== undefined) return true
  const inner = unwrapped(schema)
  return inner !== null && isDescribed(inner)
}
