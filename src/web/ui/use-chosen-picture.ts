import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { IMAGE_TYPES, NOT_A_PICTURE } from '#contract/images/image-limits.ts'
import { t } from '#contract/platform/t.ts'

type Chosen = { name: string; type: string; preview: string }

/** For the file field: what it offers. Any file can be chosen all the same. */
export const PICTURES = IMAGE_TYPES.join()
const isOffered = (type: string) => IMAGE_TYPES.some((one) => one === type)

/** The picture chosen in a file field, to be seen before it is sent. What is none is not taken. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])

  function show(file: File | undefined) {
    const isWrong = file && !isOffered(file.type)
    if (isWrong) return refuse()
    setProblem(undefined)
    setChosen(file && { preview: URL.createObjectURL(file), name: file.name, type: file.type })
  }

  function refuse() {
    if (input.current) input.current.value = ''
    setChosen(undefined)
    setProblem(t(NOT_A_PICTURE))
  }

  return {
    chosen,
    problem,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      input.current = target
      show(target.files?.[0])
    },
    /** The browser cannot show it. Not every one knows AVIF: there the shop has the last word. */
    onError: () => chosen?.type !== 'image/avif' && refuse(),
  }
}
