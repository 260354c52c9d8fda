import { History, LayoutGrid, Search } from 'lucide-react'
import { formatRupees } from '#contract/catalog/money.ts'
import { t } from '#contract/platform/t.ts'
import { CardPicture } from '#web/catalog/card-picture.tsx'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import type { SearchOption } from './search-options.ts'

type Props = {
  id: string
  optionId: (index: number) => string
  options: readonly SearchOption[]
  typed: string
  active: number
  onPoint: (index: number) => void
  onChoose: (option: SearchOption) => void
}

export function OptionList({ id, optionId, options, typed, active, onPoint, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label={t('Suggestions')}>
      {options.map((option, index) => (
        <button
          type="button"
          key={`${option.kind} ${option.path}`}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerMove={() => index !== active && onPoint(index)}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 py-1 text-left aria-selected:bg-line/60"
        >
          {option.kind === 'product' ? <Product {...option} /> : <Words option={option} typed={typed} />}
        </button>
      ))}
    </div>
  )
}

const ICONS = { recent: History, wording: Search, category: LayoutGrid, product: Search }

function Words({ option: { kind, text }, typed }: { option: SearchOption; typed: string }) {
  const Icon = ICONS[kind]
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 truncate">
        <Highlighted text={text} part={typed} />
      </span>
      {kind === 'category' && <span className="ml-auto shrink-0 text-ink-soft text-small">{t('Category')}</span>}
    </>
  )
}

const PIXELS = 48

function Product({ text, product }: Extract<SearchOption, { kind: 'product' }>) {
  return (
    <>
      {product && (
        <CardPicture
          image={product.image}
          pixels={PIXELS}
          className={`product-picture block size-12 shrink-0 overflow-hidden rounded-field ${CATEGORY_TINT[product.Category]}`}
        />
      )}
      <span className="min-w-0 grow">
        <span className="line-clamp-2 text-small">{text}</span>
        {product && <span className="block text-fine text-ink-soft">{t(CATEGORY_NAMES[product.Category])}</span>}
      </span>
      {product && <span className="shrink-0 font-semibold text-small tabular-nums">{formatRupees(product.price)}</span>}
    </>
  )
}

/** What is new beside what was typed stands out. */
function Highlighted({ text, part }: { text: string; part: string }) {
  const start = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1
  if (start < 0) return text
  const end = start + part.length
  return (
    <>
      <b className="font-semibold">{text.slice(0, start)}</b>
      {text.slice(start, end)}
      <b className="font-semibold">{text.slice(end)}</b>
    </>
  )
}
