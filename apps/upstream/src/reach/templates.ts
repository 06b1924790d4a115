import type { AlarmPriority, WebhookTemplate } from '@vigie/contracts/entities'
import type { ReachMessage } from '../store/reach-kept.ts'
import { type Words, wordsOf } from './words.ts'

/** What is posted where. */
export type WebhookBody = { readonly url: string; readonly json: unknown }

type Made = { readonly id: string; readonly url: string; readonly chat: string | null; readonly message: ReachMessage }

/** The body of a webhook as whoever receives it reads it. */
export const webhookBody = (template: WebhookTemplate, made: Made): WebhookBody =>
  MAKERS[template](made, wordsOf(made.message))

const MAKERS: Readonly<Record<WebhookTemplate, (made: Made, words: Words) => WebhookBody>> = {
  json: ({ id, url, message: { site, step, priority, alarms, alarmCount } }, words) => ({
    url,
    json: {
      type: step === null ? 'reach.test' : 'alarm.unacknowledged',
      id,
      site: { slug: site.slug, name: site.name },
      step: step === null ? null : step + 1,
      priority,
      alarmCount,
      alarms,
      title: words.title,
      url: words.url,
    },
  }),
  // published to the root of the server, the topic beside the text
  ntfy: ({ url, message: { priority } }, words) => {
    const topic = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? ''
    return {
      url: new URL('/', url).href,
      json: {
        topic,
        title: words.title,
        message: textOf(words),
        priority: priority === null ? 3 : NTFY_PRIORITIES[priority],
        click: words.url,
      },
    }
  },
  telegram: ({ url, chat }, words) => ({
    url,
    json: { chat_id: chat, text: `${words.title}\n${textOf(words)}\n${words.url}` },
  }),
  slack: ({ url }, words) => ({
    url,
    json: { text: `*${slackText(words.title)}*\n${slackText(textOf(words))}\n<${words.url}|Voir les alarmes>` },
  }),
  teams: ({ url }, words) => ({
    url,
    json: {
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            body: [
              { type: 'TextBlock', text: words.title, weight: 'Bolder', wrap: true },
              ...[words.intro, ...words.lines].map((text) => ({ type: 'TextBlock', text, wrap: true })),
            ],
            actions: [{ type: 'Action.OpenUrl', title: 'Voir les alarmes', url: words.url }],
          },
        },
      ],
    },
  }),
}

const NTFY_PRIORITIES: Readonly<Record<AlarmPriority, number>> = { critical: 5, high: 4, medium: 3, low: 2 }

const textOf = ({ intro, lines }: Words): string => [intro, ...lines].join('\n')

/** Slack reads these three as its own. */
const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
