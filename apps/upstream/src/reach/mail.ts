import type { DeliveryRow } from '../store/deliveries.ts'
import type { Mail } from './smtp.ts'
import { wordsOf } from './words.ts'

/** The e-mail of a delivery. @param token of the link by which its addressee acknowledges; null: there is nothing to */
export const mailOf = (
  { id, message }: Pick<DeliveryRow, 'id' | 'message'>,
  to: string,
  token: string | null,
): Mail => {
  const { title, intro, lines, url } = wordsOf(message)
  const link = token === null ? null : `${message.site.link.replace(/\/+$/, '')}/acquitter?lien=${token}`
  const asks = 'Acquitter en votre nom (une page vous le demande ; lien valable 24 h)'
  return {
    id,
    to,
    subject: `[Vigie] ${title}`,
    text: [
      intro,
      ...lines.map((line) => `- ${line}`),
      ...(link === null ? [] : [`${asks} :\n${link}`]),
      `Voir : ${url}`,
    ]
      .join('\n\n')
      .concat('\n'),
    html: [
      '<!doctype html><html lang="fr"><body style="font-family:system-ui,sans-serif;color:#1a2733;max-width:40em">',
      `<h1 style="font-size:1.15em">${escaped(title)}</h1><p>${escaped(intro)}</p>`,
      lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
      link === null ? '' : `<p><a href="${escaped(link)}">${escaped(asks)}</a></p>`,
      `<p><a href="${escaped(url)}">Voir les alarmes</a></p></body></html>`,
    ].join(''),
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
