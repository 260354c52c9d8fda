import { type ChangeEvent, useEffect, useState } from 'react'

type Chosen = { name: string; preview: string | undefined }

/** The picture chosen in a file field, to be seen before it is sent. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen>()
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])
  const show = (file: File | undefined) => setChosen(file && { preview: URL.createObjectURL(file), name: file.name })
  return {
    chosen,
    show,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => show(target.files?.[0]),
    /** A file that is no picture has no preview; the shop says why once it is sent. */
    onError: () => setChosen((before) => before && { ...before, preview: undefined }),
  }
}
