import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import type { GalleryPicture } from '#contract/catalog/gallery.ts'
import type { ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { addPictureCall, changePictureCall, removePictureCall } from '#contract/catalog/product-pictures.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { withDirectUploads } from '#web/kit/direct-uploads.ts'
import { problemText } from '#web/kit/problem-text.ts'

const sendPicture = withDirectUploads(api)

type Answer = { message: string; data: GalleryPicture[] }

/** The pictures of a product while they are changed: one call after the other, each of which answers how they are now. */
export function useGallery({ _id: id, pictures: loaded }: ManagedProduct) {
  const [pictures, setPictures] = useState<readonly GalleryPicture[]>(loaded)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const { revalidate } = useRevalidator()
  // The form beside it may have replaced the first one.
  useEffect(() => setPictures(loaded), [loaded])

  /** Whether it worked. What did not is told, and what was there stays. */
  async function run(call: () => Promise<Answer>): Promise<boolean> {
    setProblem(undefined)
    setBusy(true)
    try {
      const { message, data } = await call()
      flushSync(() => {
        setPictures(data)
        setSaid(message)
      })
      return true
    } catch (error) {
      setSaid(undefined)
      setProblem(problemText(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  const focus = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus()

  return {
    pictures,
    list,
    busy,
    problem,
    said,
    /** One after the other; the first that is refused ends it. */
    async add(files: readonly File[]) {
      for (const picture of files) if (!(await run(() => sendPicture(addPictureCall, { id, picture })))) break
      revalidate()
    },
    async move(picture: string, place: number, button: string) {
      if (!(await run(() => api(changePictureCall, { id, picture, place })))) return
      // A row that is moved loses the focus.
      focus(`[data-act="${picture}-${button}"]`)
      revalidate()
    },
    async tell(picture: string, alt: string) {
      if (await run(() => api(changePictureCall, { id, picture, alt }))) revalidate()
    },
    async remove(picture: string, place: number) {
      if (!(await run(() => api(removePictureCall, { id, picture })))) return
      focus(`li:nth-child(${Math.max(1, place - 1)}) input`)
      revalidate()
    },
  }
}
