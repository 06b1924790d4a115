// In: a call and the bodies that its reads brought. Out: what is said.
import { type Call, isJudged } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { tellActed } from './acted-alarms.ts'
import { type Told, unknown } from './answer.ts'
import { withBeyond } from './beyond-alarms.ts'
import { tellBudgetLeak } from './budget-leak.ts'
import { tellCountedMost } from './counted-most.ts'
import { tellOutages } from './cuts.ts'
import { tellDrawdown } from './drawdown.ts'
import { tellEvents } from './events.ts'
import { tellFaulty } from './faulty.ts'
import { tellFigures } from './figures.ts'
import { tellFilling } from './filling.ts'
import { tellFindings } from './findings.ts'
import { tellHealth } from './health.ts'
import { tellHeard } from './heard.ts'
import { tellIdleDaysOf } from './idle-days.ts'
import { inAskedUnit } from './in-unit.ts'
import { tellJudged } from './judged.ts'
import { besideOf } from './lasting.ts'
import { tellLatest } from './latest.ts'
import { withLeaks } from './leaks.ts'
import { tellDevices, tellLoad } from './load.ts'
import { tellMeaning } from './meaning.ts'
import { tellSeries } from './measured.ts'
import { tellMended } from './mended.ts'
import { nightsApart } from './nights.ts'
import { tellOverflow } from './overflow.ts'
import { tellOverload } from './overload.ts'
import { asPresent } from './present.ts'
import { withRank } from './ranked-why.ts'
import type { Bodies, Body, Read } from './reads.ts'
import { tellRest } from './rest-level.ts'
import { tellRests, tellUsualRest } from './rests.ts'
import { tellSavings } from './savings.ts'
import { tellShift } from './shift.ts'
import { tellStarted } from './started.ts'
import { tellStatus } from './status.ts'
import { withStuck } from './stuck.ts'
import { tellSummary } from './summary.ts'
import { isOfSun } from './sun-reads.ts'
import { tellTargets } from './targets.ts'
import { tellTariff } from './tariff.ts'
import { tellThing } from './thing-alarms.ts'
import { tellUndone } from './undone.ts'
import { tellWear } from './wear.ts'
import { tellWhy } from './why.ts'
import { tellWhyMeasure } from './why-measure.ts'
import { tellWhySun } from './why-sun.ts'
import { tellWorse } from './worse.ts'
import { saidYesNo } from './yes-no.ts'

/** What is said to a question, of what was read for it (`readsOf`), in that order. */
export const tell = (call: Call, bodies: readonly Body[], facts: Facts): Told =>
  inAskedUnit(call, saidYesNo(call, told(call, bodies, facts)))

const told = (call: Call, read: readonly Body[], facts: Facts): Told => {
  const { bodies, nights } = nightsApart(call, read, facts)
  const all = <Name extends Read['read']>(name: Name): Bodies[Name][] =>
    bodies.flatMap((one) => (one.read === name ? [one.body as Bodies[Name]] : []))
  const kpis = all('kpis')
  const [latest] = all('latest')
  const [series] = all('series')
  const [alarms] = all('alarms')
  const [outages] = all('outages')
  const [load] = all('load')
  const [findings] = all('findings')
  const [shift] = all('shift')
  switch (call.tool) {
    case 'figure':
      if (call.asks === 'mended' || call.asks === 'unleaked')
        return kpis[0] === undefined || findings === undefined ? unknown() : tellMended(call, kpis[0], findings, facts)
      if (call.asks === 'leak')
        return kpis[0] === undefined || findings === undefined
          ? unknown()
          : tellBudgetLeak(call, kpis[0], findings, facts)
      return withStuck(
        call,
        asPresent(
          call,
          call.asks === 'filling' && kpis[0] !== undefined
            ? tellFilling(call, kpis[0], latest ?? null, facts)
            : withRank(call, tellFigures(call, kpis, facts), bodies, nights, facts),
          latest ?? null,
          facts,
        ),
        findings ?? null,
        facts,
      )
    case 'latest':
      if (call.asks === 'why')
        return latest === undefined || findings === undefined || alarms === undefined || outages === undefined
          ? unknown()
          : tellWhyMeasure(
              call,
              { latest, findings, alarms, series: series ?? null, kpis: kpis[0] ?? null, outages, nights },
              facts,
            )
      if (call.asks === 'overload' && latest !== undefined && alarms !== undefined && kpis[0] !== undefined)
        return tellOverload(call, { latest, alarms, kpis: kpis[0] }, facts)
      if (isJudged(call))
        return latest === undefined || findings === undefined || alarms === undefined
          ? unknown()
          : tellJudged(call, { latest, findings, alarms, series: series ?? null, kpis: kpis[0] ?? null }, facts)
      return latest === undefined ? unknown() : tellLatest(call, latest, findings ?? null, facts)
    case 'status':
      if (call.state === 'faulty')
        return latest === undefined || findings === undefined
          ? unknown()
          : tellFaulty(call, { latest, findings }, facts)
      if (call.asks === 'heard' && latest !== undefined) return tellHeard(call, latest, facts)
      if (call.asks === 'rests' && latest !== undefined)
        return tellRests(call, { latest, today: kpis[0] ?? null, days: kpis[1] ?? null, course: series ?? null }, facts)
      if (call.asks === 'usual' && latest !== undefined)
        return tellUsualRest(call, { latest, today: kpis[0] ?? null, days: kpis[1] ?? null, course: null }, facts)
      if (latest !== undefined && alarms !== undefined && findings !== undefined)
        return tellHealth(call, { latest, alarms, findings, nights }, facts)
      return latest === undefined
        ? unknown()
        : tellStatus(call, latest, { cuts: outages ?? null, course: series ?? null }, facts)
    case 'series':
      if (call.asks === 'overflowed' && series !== undefined)
        return tellOverflow(call, { levels: all('series'), findings: findings ?? null }, facts)
      if (call.asks === 'dynamic' || call.asks === 'drawdown' || call.asks === 'capacity')
        return tellDrawdown(call, all('series'), findings ?? null, facts)
      if (call.asks === 'started') return tellStarted(call, all('series'), facts)
      if (call.asks === 'idle') return series === undefined ? unknown() : tellIdleDaysOf(call, series, facts)
      if (call.asks === 'which') return series === undefined ? unknown() : tellCountedMost(call, series, facts)
      if (call.asks === 'rest' || call.asks === 'static') return tellRest(call, all('series'), findings ?? null, facts)
      return series === undefined ? unknown() : tellSeries(call, series, findings ?? null, facts)
    case 'alarms':
      if (alarms === undefined) return unknown()
      if (call.by !== undefined) return tellActed(call, bodies, facts)
      return findings === undefined
        ? withBeyond(call, alarms, tellThing(call, bodies, facts), kpis, facts)
        : withLeaks(call, tellThing(call, bodies, facts), findings, facts)
    case 'outages':
      return outages === undefined ? unknown() : tellOutages(call, outages, facts)
    case 'events':
      return alarms === undefined || outages === undefined
        ? unknown()
        : tellEvents(call, { alarms, outages, beside: besideOf(bodies) }, facts)
    case 'summary':
      return kpis[0] === undefined || alarms === undefined || outages === undefined
        ? unknown()
        : tellSummary(call, { kpis: kpis[0], alarms, outages, beside: besideOf(bodies) }, facts)
    case 'load':
      return load === undefined ? unknown() : tellLoad(call, load, facts)
    case 'why':
      if (isOfSun(call) && kpis[0] !== undefined && alarms !== undefined && outages !== undefined)
        return tellWhySun(
          call,
          {
            kpis: kpis[0],
            other: kpis[1],
            read: bodies.length - 1,
            alarms,
            outages,
            light: bodies.flatMap((one, at) => (one.read === 'series' ? [{ body: one.body, at }] : [])),
          },
          facts,
        )
      return kpis[0] === undefined || alarms === undefined || outages === undefined
        ? unknown()
        : tellWhy(
            call,
            {
              kpis: kpis[0],
              other: kpis[1],
              read: bodies.length - 1,
              alarms,
              outages,
              latest: latest ?? null,
              beside: besideOf(bodies),
              nights,
            },
            facts,
          )
    case 'findings':
      if (findings === undefined) return unknown()
      if (call.ahead !== undefined) return tellUndone(call, call.ahead, findings, nights, facts)
      if (call.what === 'worse') return tellWorse(call, findings, nights, facts)
      if (call.what === 'wear') return tellWear(call, findings, kpis[0] ?? null, facts)
      return tellFindings(call, findings, nights, facts)
    case 'targets':
      return kpis[0] === undefined ? unknown() : tellTargets(call, kpis[0], facts)
    case 'savings':
      return shift === undefined || findings === undefined ? unknown() : tellSavings(call, { shift, findings }, facts)
    case 'shift':
      return shift === undefined ? unknown() : tellShift(call, shift, facts)
    case 'tariff':
      return tellTariff(call, facts)
    case 'meaning':
      return tellMeaning(call)
    case 'devices':
      return tellDevices(call, facts)
  }
}
