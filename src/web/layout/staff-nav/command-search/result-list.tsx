import { Link } from 'react-router'
import type { SearchGroup } from './search-groups.ts'

type Props = {
  id: string
  groups: readonly SearchGroup[]
  optionId: (to: string) => string
  /** The address of the option that the arrows have reached. */
  active: string | undefined
  /** Still that of the text before. */
  isOld: boolean
  onPoint: (to: string) => void
  onChoose: (to: string) => void
}

/** The focus stays in the field; what is reached is scrolled to. */
export function ResultList({ id, groups, optionId, active, isOld, onPoint, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label="Results" className={`grid gap-3 ${isOld ? 'opacity-60' : ''}`}>
      {groups.map(({ name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden className="px-3 pb-1 font-semibold text-fine text-ink-soft">
            {name}
          </p>
          {options.map(({ to, title, detail }) => (
            <Link
              key={to}
              id={optionId(to)}
              to={to}
              role="option"
              tabIndex={-1}
              aria-selected={to === active}
              ref={to === active ? intoView : undefined}
              onPointerMove={() => to !== active && onPoint(to)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onChoose(to)
              }}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-field px-3 py-1.5 aria-selected:bg-info-wash"
            >
              <span className="min-w-0 break-words font-medium">{title}</span>
              {detail && <span className="min-w-0 break-words text-ink-soft text-small">{detail}</span>}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
