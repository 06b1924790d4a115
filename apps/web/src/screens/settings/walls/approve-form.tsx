import { PAIRING_LENGTH } from '@vigie/contracts/entities'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { codeOf, useConfig } from '@/data'
import { useApproveWall } from '@/data/walls'
import { WALL_ADDRESSES } from '@/paths'
import { errors } from '@/text/errors'
import { wallsText as words } from '@/text/walls'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { TextField } from '@/ui/text-field'
import { Section } from '../section.tsx'

/** Pairs the screen that shows a code; the QR of the screen leads here with it. */
export const ApproveForm = () => {
  const [search] = useSearchParams()
  const { platforms } = useAuth()
  const { site } = useConfig()
  const approve = useApproveWall()
  const [code, setCode] = useState(search.get('code') ?? '')
  const [name, setName] = useState('')
  const [sites, setSites] = useState<readonly string[]>([site])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    approve.mutate(
      { code: code.replaceAll(/\s/g, ''), name, sites: [...sites] },
      {
        onSuccess: () => {
          setCode('')
          setName('')
        },
      },
    )
  }
  return (
    <Section title={words.approve.title} help={words.approve.help(`${location.host}${WALL_ADDRESSES.wall}`)}>
      <form onSubmit={submit} className="flex max-w-3xl flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <TextField
            label={words.approve.code}
            hint={words.approve.codeForm(PAIRING_LENGTH)}
            value={code}
            onChange={(event) => setCode(event.target.value.toUpperCase())}
            autoComplete="off"
            required
            maxLength={9}
          />
          <TextField
            label={words.approve.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder={words.approve.namePlaceholder}
            required
            maxLength={60}
          />
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 font-medium text-sm">{words.approve.sites}</legend>
          {platforms.map((platform) => (
            <Checkbox
              key={platform}
              checked={sites.includes(platform)}
              onCheckedChange={(isChosen) =>
                setSites(isChosen ? [...sites, platform] : sites.filter((one) => one !== platform))
              }
            >
              <span className="capitalize">{platform}</span>
            </Checkbox>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={approve.isPending} disabled={sites.length === 0}>
            {words.approve.submit}
          </Button>
          {approve.isSuccess && <Alert tone="good">{words.approve.done}</Alert>}
          {approve.isError && <Alert tone="bad">{errors[codeOf(approve.error) ?? 'internal']}</Alert>}
        </div>
      </form>
    </Section>
  )
}
