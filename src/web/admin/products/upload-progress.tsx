/** How far the upload is; nothing while none is under way. */
export function UploadProgress({ share }: { share: number | undefined }) {
  if (share === undefined) return null
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-1 text-ink-soft text-small">
      <progress aria-label="Upload" max={100} value={percent} className="h-2 w-full accent-brand" />
      <span className="tabular-nums">{percent < 100 ? `Uploading… ${percent}%` : 'Sent, saving…'}</span>
    </div>
  )
}
