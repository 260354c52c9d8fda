import type { Changes } from '#contract/audit/audit-entry.ts'
import { changeTexts } from './history-texts.ts'

/** From what to what, field by field. */
export const ChangeList = ({ changes }: { changes: Changes }) => (
  <ul>
    {changeTexts({ changes }).map(({ name, from, to }) => (
      <li key={name} className="text-small [overflow-wrap:anywhere]">
        {name}:{' '}
        {from !== undefined && (
          <>
            <s className="text-ink-soft">{from}</s> <span className="sr-only">became</span>
            <span aria-hidden>→</span>{' '}
          </>
        )}
        <span className="font-medium">{to}</span>
      </li>
    ))}
  </ul>
)
