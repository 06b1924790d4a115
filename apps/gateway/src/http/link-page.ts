import { momentInWords, type ReachLinkBody } from '@vigie/contracts/entities'
import type { ErrorCode } from '@vigie/contracts/errors'
import { ALARM_CONDITION_NAMES, ALARM_PRIORITY_NAMES } from '@vigie/contracts/words'

// what the link of an e-mail is about → the page that asks, without script

/** @param isDone the question was answered a moment ago */
export const linkPage = ({ site, addressee, expiresAt, alarms }: ReachLinkBody, isDone: boolean): string => {
  const waiting = alarms.filter(({ isWaiting }) => isWaiting).length
  const moment = (instant: string) => momentInWords(instant, site.timeZone)
  const items = alarms.map((alarm) => {
    const { deviceName, condition, priority, raisedAt, clearedAt, acknowledgedAt, acknowledgedBy, isWaiting } = alarm
    const over = clearedAt === null ? '' : ` Revenue à la normale le ${moment(clearedAt)}.`
    const at = acknowledgedAt === null ? '' : ` le ${moment(acknowledgedAt)}`
    const by = acknowledgedBy === null ? 'Plus à acquitter.' : `Acquittée par ${acknowledgedBy.name}${at}.`
    return `<li><strong>${escaped(deviceName)}</strong><br>${ALARM_CONDITION_NAMES[condition]}, priorité ${ALARM_PRIORITY_NAMES[priority].toLowerCase()}, depuis le ${moment(raisedAt)}.${over}${isWaiting ? '' : ` <em>${escaped(by)}</em>`}</li>`
  })
  const many = waiting > 1
  const isUsed = alarms.some(({ acknowledgedBy }) => acknowledgedBy !== null)
  const title =
    isDone && alarms.some(({ won }) => won)
      ? 'C’est noté'
      : waiting === 0
        ? isUsed
          ? `Déjà ${alarms.length > 1 ? 'acquittées' : 'acquittée'}`
          : 'Rien à acquitter'
        : many
          ? `Acquitter ces ${waiting} alarmes\u00a0?`
          : 'Acquitter cette alarme\u00a0?'
  const form =
    waiting === 0
      ? `<p><a class="button" href="/alertes">Voir les alarmes</a></p>`
      : `<form method="post"><button class="button">Acquitter en tant que ${escaped(addressee)}</button></form><p class="muted">L’acquittement part aussitôt, et rien ne le défait. Lien valable jusqu’au ${moment(expiresAt)}.</p>`
  return page(title, `<p class="muted">${escaped(site.name)}</p><ul>${items.join('')}</ul>${form}`)
}

/** Why there is nothing to ask. */
export const linkFailurePage = (code: ErrorCode): string => {
  const [title, help] = FAILURES[code] ?? [
    'Vigie ne répond pas',
    'Rien n’a été acquitté. Réessayez dans un instant, ou acquittez depuis la liste des alarmes.',
  ]
  return page(title, `<p>${help}</p><p><a class="button" href="/alertes">Voir les alarmes</a></p>`)
}

const NO_LINK = ['Ce lien n’ouvre rien', 'Il n’est pas complet, ou n’est pas de cette plateforme.'] as const
const FAILURES: Readonly<Partial<Record<ErrorCode, readonly [title: string, help: string]>>> = {
  'reach.link-expired': ['Ce lien a expiré', 'Un lien vaut 24 heures. Acquittez depuis la liste des alarmes.'],
  'auth.invalid': NO_LINK,
  'request.origin': ['Rien n’a été acquitté', 'La demande vient d’une autre page. Ouvrez le lien de l’e-mail.'],
  'resource.not-found': NO_LINK,
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title} · Vigie</title><style>
:root{--ink:#16212b;--muted:#51606e;--paper:#f4f6f8;--card:#fff;--line:#d5dce3;--accent:#0b5cad;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e8eef4;--muted:#a3b1be;--paper:#0e151c;--card:#17212b;--line:#2c3a47;--accent:#6db3f8;--on:#0e151c}}
body{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:34rem;margin:8vh auto 0;padding:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
h1{margin:0;font-size:1.3rem}p{margin:.25rem 0 .75rem}.muted{color:var(--muted);font-size:.9rem}
ul{margin:.75rem 0 1.25rem;padding:0;list-style:none}li{padding:.6rem 0;border-top:1px solid var(--line)}li:last-child{border-bottom:1px solid var(--line)}
.button{display:inline-block;box-sizing:border-box;min-height:2.75rem;padding:.6rem 1.1rem;font:inherit;font-weight:600;color:var(--on);background:var(--accent);border:0;border-radius:.5rem;text-decoration:none;cursor:pointer}
.button:focus-visible{outline:3px solid var(--ink);outline-offset:2px}form .button{width:100%}
</style></head><body><main><h1>${title}</h1>${body}</main></body></html>
`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
