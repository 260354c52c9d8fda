import type { ReactNode } from 'react'

/** Fields for what stands beside its English. */
export const InHindi = ({ children }: { children: ReactNode }) => (
  <fieldset className="grid gap-4 border-line border-t pt-6">
    <legend className="sr-only">In Hindi</legend>
    <div>
      <p aria-hidden className="font-semibold">
        In Hindi <span className="font-normal text-ink-soft">(optional)</span>
      </p>
      <p className="text-ink-soft text-small">Shown on the Hindi pages. English is shown where this is empty.</p>
    </div>
    {children}
  </fieldset>
)
