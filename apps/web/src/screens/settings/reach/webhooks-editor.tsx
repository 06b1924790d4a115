import { webhookTemplate } from '@vigie/contracts/entities'
import { reachText } from '@/text/reach'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { FieldFrame } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextField } from '@/ui/text-field'
import { type Flaws, newKey, type ReachDraft, type WebhookDraft } from './draft.ts'
import { AddButton, EditedItem } from './editor-parts.tsx'
import { TestButton } from './test-button.tsx'

const words = reachText.webhooks
const TEMPLATES = webhookTemplate.options.map((value) => ({ value, label: words.templates[value] }))
const KEY_BYTES = 24

type WebhooksEditorProps = {
  readonly draft: ReachDraft
  readonly mayTest: boolean
  readonly flaws: Flaws
  readonly onChange: (draft: ReachDraft) => void
}

/** Where else messages are posted. */
export const WebhooksEditor = ({ draft, mayTest, flaws, onChange }: WebhooksEditorProps) => {
  const set = (webhooks: ReachDraft['webhooks']) => onChange({ ...draft, webhooks })
  const fresh = { name: '', template: 'json', chat: '', url: '', secret: undefined, kept: null } as const
  return (
    <>
      {draft.webhooks.length === 0 && <p className="text-muted text-sm">{words.none}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {draft.webhooks.map((webhook) => (
          <EditedItem
            key={webhook.id}
            label={webhook.name}
            removeLabel={words.remove(webhook.name)}
            onRemove={() => set(draft.webhooks.filter((one) => one !== webhook))}
          >
            <WebhookFields
              webhook={webhook}
              flaws={flaws}
              onChange={(change) => set(draft.webhooks.map((one) => (one === webhook ? { ...one, ...change } : one)))}
            />
            {mayTest && (
              <TestButton
                target={{ kind: 'webhook', id: webhook.id }}
                name={webhook.name}
                isUnsaved={!isKept(webhook)}
              />
            )}
          </EditedItem>
        ))}
      </ul>
      <AddButton onAdd={() => set([...draft.webhooks, { ...fresh, id: newKey() }])}>{words.add}</AddButton>
    </>
  )
}

const isKept = ({ url, secret, template, chat, kept }: WebhookDraft): boolean =>
  kept !== null && url === '' && secret === undefined && template === kept.template && chat === (kept.chat ?? '')

type FieldsProps = {
  readonly webhook: WebhookDraft
  readonly flaws: Flaws
  readonly onChange: (change: Partial<WebhookDraft>) => void
}

const WebhookFields = ({ webhook: { id, name, template, chat, url, secret, kept }, flaws, onChange }: FieldsProps) => {
  const field = `${id}/template`
  const isSigned = secret === undefined ? kept?.isSigned === true : secret !== null
  return (
    <>
      <TextField
        label={words.name}
        className="min-w-36 grow basis-0"
        maxLength={80}
        value={name}
        error={flaws.get(`${id}/name`)}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <FieldFrame id={field} label={words.template} className="w-32">
        <Select
          id={field}
          label={words.template}
          value={template}
          options={TEMPLATES}
          onValueChange={(next) => onChange({ template: next })}
          className="w-full [&>select]:h-10"
        />
      </FieldFrame>
      <TextField
        label={words.url}
        type="url"
        autoComplete="off"
        spellCheck={false}
        className="grow basis-full"
        placeholder={words.urlHints[template]}
        value={url}
        {...(kept !== null && { hint: words.urlKept(kept.address) })}
        error={flaws.get(`${id}/url`)}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      {template === 'telegram' && (
        <TextField
          label={words.chat}
          className="grow"
          value={chat}
          error={flaws.get(`${id}/chat`)}
          onChange={({ target }) => onChange({ chat: target.value })}
        />
      )}
      <div className="flex basis-full flex-wrap items-center gap-2 text-sm">
        <span className="text-muted">{isSigned ? words.signed : words.unsigned}</span>
        <Button variant="soft" size="sm" onClick={() => onChange({ secret: generateKey() })}>
          {words.generate}
        </Button>
        {isSigned && (
          <Button variant="ghost" size="sm" onClick={() => onChange({ secret: null })}>
            {words.unsign}
          </Button>
        )}
      </div>
      {typeof secret === 'string' && (
        <div className="basis-full">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {words.newKey} : <code className="break-all rounded bg-sunken px-1.5 py-0.5 text-xs">{secret}</code>
            <CopyButton value={secret} labels={words.copy} />
          </p>
          <p className="text-muted text-xs">{words.keyHelp}</p>
        </div>
      )}
    </>
  )
}

const generateKey = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(KEY_BYTES))))}`
