import { FileUp } from 'lucide-react'
import type { Ref } from 'react'
import { LARGEST_CSV_MB } from '#contract/platform/csv.failures.ts'
import { Field } from '#web/ui/field.tsx'

type Props = {
  ref: Ref<HTMLInputElement>
  file: File | undefined
  disabled: boolean
  error: string | undefined
  onChoose: (file: File) => void
}

export const DROP_FRAME =
  'relative flex w-full items-center justify-center rounded-card border border-edge border-dashed bg-paper p-4 text-center ' +
  'transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 ' +
  'has-aria-invalid:border-bad has-disabled:opacity-55'

const HINT = `CSV (UTF-8), up to 1,00,000 rows or ${LARGEST_CSV_MB} MB`

/** The whole frame takes a click or a file that is dropped on it. */
export function FileDrop({ ref, file, disabled, error, onChoose }: Props) {
  return (
    <Field label="File" hint={HINT} error={error}>
      {(wiring) => (
        <div className={`${DROP_FRAME} min-h-36`}>
          <span className="grid min-w-0 justify-items-center gap-2 [overflow-wrap:anywhere]">
            <FileUp aria-hidden className="size-8 text-ink-soft" />
            {file ? (
              <>
                <span className="font-semibold">{file.name}</span>
                <span className="text-ink-soft text-small">{`${sizeText(file.size)} · Choose another file`}</span>
              </>
            ) : (
              <span className="text-ink-soft">Choose a file or drop one here</span>
            )}
          </span>
          <input
            ref={ref}
            type="file"
            accept=".csv,text/csv"
            disabled={disabled}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) onChoose(chosen)
              // The same file, changed meanwhile, can be chosen again.
              target.value = ''
            }}
            className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
            {...wiring}
          />
        </div>
      )}
    </Field>
  )
}

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(Math.round(bytes / 1_000), 1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
