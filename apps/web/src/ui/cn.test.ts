import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from './cn.ts'

const whole = extendTailwindMerge({ extend: { classGroups: { 'font-size': ['text-2xs'] } } })

/** Of a class that Tailwind knows, the second of two is one too many. */
const isClass = (word: string) => whole(`${word} ${word}`) === word

const SOURCES = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })

const unique = (words: readonly string[]) => [...new Set(words)]
/** What stands in quotes in a source, cut at spaces. */
const wordsOf = (source: string): string[] =>
  unique([...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].flatMap(([, a, b]) => (a ?? b ?? '').split(/\s+/)))

const classes = new Set(unique(Object.values(SOURCES).flatMap(wordsOf)).filter(isClass))
const classesOf = (source: string) => wordsOf(source).filter((word) => classes.has(word) && !word.includes(':'))

test('of any two classes that may meet the same one wins as with the whole of Tailwind', () => {
  // those of the kit may meet any other, those of a screen the others there
  const sources = Object.values(SOURCES).map(classesOf)
  const all = unique(sources.flat())
  const ofKit = unique(
    Object.entries(SOURCES).flatMap(([path, source]) => (path.startsWith('./') ? classesOf(source) : [])),
  )
  const meeting = [
    ...ofKit.map((first) => ({ first, others: all })),
    ...sources.flatMap((own) => own.map((first) => ({ first, others: own }))),
  ]
  const differing = meeting.flatMap(({ first, others }) =>
    others
      .map((second) => `${first} ${second}`)
      .filter((pair) => pair !== `${first} ${first}` && cn(pair) !== whole(pair)),
  )
  expect(differing).toEqual([])
})
