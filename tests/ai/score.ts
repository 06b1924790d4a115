// In: a file of questions with what each comes to. Out: what the parser makes of each, beside it.
import { readFileSync } from 'node:fs'
import { type Call, type Context, callLine, type Facts, type Understood, understand } from '@vigie/analyst/question'
import { DEVICES, NOW, SITE, TODAY } from './farm.ts'

export const FACTS: Facts = { site: SITE, devices: DEVICES, today: TODAY, now: NOW, otherSites: ['Massa', 'Tifnout'] }

/** One question, what it was to come to and what it came to. */
export type Row = {
  readonly question: string
  readonly gold: string
  readonly got: string
  readonly ok: boolean
  readonly call: Call | null
}

/** The questions of a file of `questions/`, each asked in its conversation. */
export const score = (file: string): { readonly rows: readonly Row[] } => {
  const lines = readFileSync(new URL(`./questions/${file}.txt`, import.meta.url), 'utf8').split('\n')
  let context: Context | null = null
  const rows = lines
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => {
      const [asked = '', gold = ''] = line.split('|').map((part) => part.trim())
      const follows = asked.startsWith('>> ')
      const question = follows ? asked.slice(3) : asked
      const understood = understand(question, FACTS, follows ? context : null)
      context = after(context, understood, question)
      const got = lineOf(understood)
      return { question, gold, got, ok: got === gold, call: understood.kind === 'call' ? understood.call : null }
    })
  return { rows }
}

/** What goes on to the next question. */
const after = (context: Context | null, understood: Understood, question: string): Context => {
  if (understood.kind === 'call') return { call: understood.call, pending: null }
  return understood.kind === 'ask' ? { call: null, pending: question } : (context ?? { call: null, pending: null })
}

const lineOf = (understood: Understood): string => {
  if (understood.kind === 'call') return callLine(understood.call)
  if (understood.kind === 'refuse') return `refuse ${understood.why}`
  const said = understood.choices.map(({ call }) =>
    'of' in call && Array.isArray(call.of) ? call.of.join('+') : 'figure' in call ? call.figure : call.tool,
  )
  return `ask ${understood.about} ${said.join(' ')}`
}
