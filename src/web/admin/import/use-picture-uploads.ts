import { useState } from 'react'
import { MOST_NAMED_PICTURES } from '#contract/catalog/picture-cell.ts'
import { namePictureCall } from '#contract/catalog/product-import.endpoints.ts'
import { MAX_IMAGE_BYTES, MAX_IMAGE_MB } from '#contract/images/image-limits.ts'
import { api } from '#web/kit/api.ts'
import { withDirectUploads } from '#web/kit/direct-uploads.ts'
import { problemText } from '#web/kit/problem-text.ts'

const sendPicture = withDirectUploads(api)

type Refused = { name: string; text: string }

const TOO_LARGE = `Over ${MAX_IMAGE_MB} MB. Choose a smaller one.`

/** Pictures that are sent one after the other, for the rows of a table to name. One that is refused stops no other. */
export function usePictureUploads() {
  const [added, setAdded] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [left, setLeft] = useState(0)

  async function add(files: readonly File[]) {
    setRefused([])
    for (const [place, file] of files.entries()) {
      setLeft(files.length - place)
      const text = await send(file)
      if (text) setRefused((others) => [...others, { name: file.name, text }])
      else setAdded((others) => [...others.filter((name) => name !== file.name), file.name])
    }
    setLeft(0)
  }

  return { added, refused, left, add: (files: readonly File[]) => add(files.slice(0, MOST_NAMED_PICTURES)) }
}

/** What is wrong with it, if something is. */
async function send(file: File): Promise<string | undefined> {
  if (file.size > MAX_IMAGE_BYTES) return TOO_LARGE
  try {
    await sendPicture(namePictureCall, { name: file.name, picture: file })
    return undefined
  } catch (error) {
    return problemText(error)
  }
}
