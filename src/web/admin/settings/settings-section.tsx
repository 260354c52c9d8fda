import { useId, useState } from 'react'
import { changesBetween } from '#contract/audit/changes-between.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { Failure } from '#contract/platform/failures.ts'
import {
  type KeptSettings,
  listSettingsCall,
  saveSettingsCalls,
  settingsFailures,
} from '#contract/shop-settings/settings.endpoints.ts'
import { settingsTexts } from '#contract/shop-settings/settings.texts.ts'
import type { Section } from '#contract/shop-settings/settings-sections.ts'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { api } from '#web/kit/api.ts'
import { momentText } from '#web/kit/india-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { toast } from '#web/ui/toast.ts'
import { SettingsCard } from './settings-card.tsx'
import { SECTION_VIEWS } from './settings-fields.ts'
import { SettingsInput } from './settings-input.tsx'
import { typedValues } from './typed-values.ts'

type Props = { section: Section; kept: KeptSettings[Section] }
type Theirs = { by: string | null; changes: readonly string[] }

/** One part of the settings, which is saved by itself. */
export function SettingsSection({ section, kept }: Props) {
  const { title, about, unsaved, fields } = SECTION_VIEWS[section]
  /** What the form was built on, as far as its reader knows. */
  const [known, setKnown] = useState(kept)
  const [isTouched, setTouched] = useState(false)
  const [theirs, setTheirs] = useState<Theirs>()
  const {
    busy,
    fields: errors,
    problem,
    form,
  } = useFormCall({
    endpoint: saveSettingsCalls[section] as Endpoint,
    fallback: settingsTexts.saveFailed,
    also: () => ({ version: known.version }),
    onDone(answer) {
      const { message, data } = answer as { message: string; data: KeptSettings[Section] }
      setKnown(data)
      setTheirs(undefined)
      setTouched(false)
      toast({ tone: 'good', text: message })
    },
    onRefused: showTheirs,
  })

  /** Somebody else was faster: says what they changed. What was typed stays, and may be saved over it. */
  async function showTheirs({ kind }: Failure) {
    if (kind.code !== settingsFailures.changedMeanwhile.code) return
    const { data } = await api(listSettingsCall)
    const newest = data[section]
    const changes = changesBetween(typedValues(known.value), typedValues(newest.value))
    const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
    setTheirs({
      by: newest.savedBy,
      changes: Object.entries(changes).map(([name, [, now]]) => `${labelOf(name)} is now ${now || 'empty'}`),
    })
    setKnown(newest)
  }

  const values = typedValues(kept.value)
  const heading = useId()
  return (
    <SettingsCard id={heading} title={title} about={about}>
      <form
        method="dialog"
        noValidate
        {...form}
        onInput={(event) => {
          form.onInput(event)
          setTouched(true)
        }}
        aria-labelledby={heading}
        className="grid gap-4"
      >
        {known.version === 0 && <Message tone="plain" text={unsaved} />}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <div key={field.name} className={field.isWide ? 'sm:col-span-2' : ''}>
              <SettingsInput field={field} value={values[field.name] ?? ''} error={errors[field.name]} />
            </div>
          ))}
        </div>
        <Message text={problem} />
        {theirs && (
          <div className="grid gap-1 rounded-field bg-info-wash px-3 py-2 text-info">
            <p className="font-medium">{theirs.by ?? 'Somebody'} saved this section meanwhile:</p>
            <ul className="list-disc pl-5">
              {theirs.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            <p>What you typed is still here. Save again to replace theirs, or reload the page to take it over.</p>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" look="primary" aria-disabled={busy} aria-label={`Save ${title.toLowerCase()}`}>
            {busy ? 'Saving…' : theirs ? 'Save anyway' : 'Save'}
          </Button>
          <p className="text-ink-soft text-small">{isTouched ? 'Not saved yet' : lastSaved(known)}</p>
        </div>
      </form>
    </SettingsCard>
  )
}

const lastSaved = ({ savedBy, savedAt }: KeptSettings[Section]) =>
  savedBy && savedAt ? `Last saved by ${savedBy}, ${momentText(savedAt)}` : ''
