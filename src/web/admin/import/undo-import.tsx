import { Undo2 } from 'lucide-react'
import {
  type ImportUndo,
  type ProductImport,
  type StayedProduct,
  undoImportCall,
} from '#contract/catalog/product-import.endpoints.ts'
import { api } from '#web/kit/api.ts'
import type { LoadedList } from '#web/kit/keyset-list.ts'
import { updateProductPath } from '#web/kit/staff-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useConfirm } from '../use-confirm.tsx'
import { resultText } from './import-texts.ts'
import { NotesList } from './notes-list.tsx'
import { ResultCard } from './result-card.tsx'
import { undoQuestion, undoResult, undoUntil } from './undo-texts.ts'

type Undoable = { one: ProductImport; undo: ImportUndo }

/** Asks, and has it begun; the page tells how it goes. */
export function UndoButton({ one, undo }: Undoable) {
  const { confirm, dialog } = useConfirm()
  const ask = () =>
    confirm({
      title: 'Undo this import?',
      text: undoQuestion(one),
      yes: 'Undo import',
      doing: 'Starting…',
      keep: 'Keep import',
      isDestructive: true,
      act: async () => {
        await api(undoImportCall, { id: one._id })
        return 'Undoing the import'
      },
    })
  return (
    <div className="grid gap-2 sm:justify-items-start">
      <Button onClick={ask}>
        <Undo2 aria-hidden className="size-5" />
        {undo.status === 'failed' ? 'Go on undoing' : 'Undo this import'}
      </Button>
      {undo.status === 'ready' && <p className="text-ink-soft text-small">{undoUntil(undo)}</p>}
      {dialog}
    </div>
  )
}

/** The last import that changed something, where a check came after it. */
export function LastImport({ one, undo }: Undoable) {
  const when = { done: 'Imported', at: one.startedAt }
  return (
    <ResultCard isGood title="Your last import" text={resultText(one).text} when={when}>
      <UndoButton one={one} undo={undo} />
    </ResultCard>
  )
}

type ResultProps = Undoable & { stayed: LoadedList<StayedProduct> | undefined }

export function UndoResult({ one, undo, stayed }: ResultProps) {
  const { title, text } = undoResult(undo)
  const when = { done: 'Imported', at: one.startedAt }
  return (
    <ResultCard isGood={undo.status === 'done' && undo.stayed === 0} title={title} text={text} when={when}>
      {undo.status === 'failed' && <UndoButton one={one} undo={undo} />}
      {stayed && (
        <NotesList list={stayed} label="Not undone" columns={['Product', 'Why']}>
          {({ productId, name }) =>
            name ? <TextLink to={updateProductPath(productId)}>{name}</TextLink> : 'Deleted product'
          }
        </NotesList>
      )}
    </ResultCard>
  )
}
