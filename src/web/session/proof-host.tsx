import { lazy, Suspense, useEffect, useState } from 'react'
import { onProofNeeded } from '#web/kit/api.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

type Asked = { wantsCode: boolean; count: number; answer: (isProven: boolean) => void; onClosed: () => void }

/** On pages whose calls may want the password again: asks for it, and the call goes on where it was. */
export function ProofHost() {
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    let count = 0
    let finish: (() => void) | undefined
    let waiting: Promise<boolean> | undefined
    // Calls that are refused together are asked about once.
    const stop = onProofNeeded(({ wantsCode }) => {
      waiting ??= new Promise<boolean>((resolve) => {
        let isProven = false
        const answer = (given: boolean) => {
          isProven = given
          setOpen(false)
        }
        finish = () => {
          waiting = undefined
          resolve(isProven)
        }
        count += 1
        // The call goes on when the dialog is gone: what it closes in turn finds the focus where it left it.
        setAsked({ wantsCode, count, answer, onClosed: finish })
        setOpen(true)
      })
      return waiting
    })
    return () => {
      stop()
      finish?.()
    }
  }, [])

  return (
    asked && (
      <Suspense>
        <ProofDialog
          key={asked.count}
          open={open}
          wantsCode={asked.wantsCode}
          onAnswer={asked.answer}
          onClosed={asked.onClosed}
        />
      </Suspense>
    )
  )
}
