// In: sentence templates « (coupure|panne) [de] (courant|electricite) ». Out: where they stand in a question.
// `|` alternatives, `[]` may be left out, `verb~` every form of a verb of the first group.
import { stem, type Token } from './tokens.ts'

/** What a template stands for, and the words of each way to say it. */
export type Phrase<Name extends string> = { readonly name: Name; readonly ways: readonly (readonly string[])[] }
/** Where a phrase stands: words `from` to before `to`. */
export type Found<Name extends string> = { readonly name: Name; readonly from: number; readonly to: number }

/** Every way of saying each name. */
export const phrasesOf = <Name extends string>(templates: Readonly<Record<Name, string>>): Phrase<Name>[] =>
  (Object.entries(templates) as [Name, string][]).map(([name, text]) => ({
    name,
    ways: text
      .split(',')
      .flatMap((template) => expand(template.trim()))
      .map((way) => way.split(/\s+/).filter(Boolean).map(stem))
      .flatMap(forms)
      .filter((way) => way.length > 0),
  }))

/** Every word that the phrases know. */
export const wordsOf = (phrases: readonly Phrase<string>[]): string[] => phrases.flatMap(({ ways }) => ways.flat())

/** Phrases of a question, longest first where they overlap; each word belongs to one of them. */
export const findPhrases = <Name extends string>(
  tokens: readonly Token[],
  phrases: readonly Phrase<Name>[],
): Found<Name>[] => {
  const byFirst = indexOf(phrases)
  const all = tokens.flatMap(({ word }, from) =>
    (byFirst.get(word) ?? []).flatMap(({ name, way }): Found<Name>[] =>
      way.every((one, index) => tokens[from + index]?.word === one) ? [{ name, from, to: from + way.length }] : [],
    ),
  )
  all.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
  const taken = new Set<number>()
  const kept: Found<Name>[] = []
  for (const one of all) {
    const words = Array.from({ length: one.to - one.from }, (_, index) => one.from + index)
    const isTwin = kept.some(({ from, to }) => from === one.from && to === one.to)
    if (!isTwin && words.some((index) => taken.has(index))) continue
    for (const index of words) taken.add(index)
    kept.push(one)
  }
  return kept.sort((a, b) => a.from - b.from)
}

type Way<Name extends string> = { readonly name: Name; readonly way: readonly string[] }
const indices = new WeakMap<object, ReadonlyMap<string, readonly Way<string>[]>>()
/** The ways of saying each name by their first word, in the order of the phrases; made once for each list of them. */
const indexOf = <Name extends string>(phrases: readonly Phrase<Name>[]): ReadonlyMap<string, readonly Way<Name>[]> => {
  const known = indices.get(phrases) as ReadonlyMap<string, readonly Way<Name>[]> | undefined
  if (known !== undefined) return known
  const all = phrases.flatMap(({ name, ways }) => ways.map((way) => ({ name, way })))
  const index = Map.groupBy(all, ({ way: [first = ''] }) => first)
  indices.set(phrases, index)
  return index
}

const GROUP = /\(([^()[\]]*)\)|\[([^()[\]]*)\]/

const expand = (template: string): string[] => {
  const found = GROUP.exec(template)
  if (found === null) return [template]
  const [whole, choice, option] = found
  const ways = choice === undefined ? ['', ...(option ?? '').split('|')] : choice.split('|')
  const [before, after] = [template.slice(0, found.index), template.slice(found.index + whole.length)]
  return ways.flatMap((way) => expand(`${before} ${way} ${after}`))
}

const ENDINGS = ['e', 'er', 'ee', 'ent', 'ait', 'ons', 'ez', 'ant', 'ation', 'era', 'eront', 'erait']
const forms = (way: readonly string[]): string[][] => {
  const at = way.findIndex((word) => word.endsWith('~'))
  if (at === -1) return [[...way]]
  const root = (way[at] ?? '').slice(0, -1)
  return ENDINGS.flatMap((ending) => forms(way.with(at, stem(root + ending))))
}
