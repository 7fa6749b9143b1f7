import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes an extension whose popup is one line of text: what a browser alone needs to open it. */
export async function bareExtension(folder: string): Promise<string> {
  const manifest = {
    manifest_version: 3,
    name: 'One line of text',
    version: '1',
    action: { default_popup: 'popup.html' },
  }
  await mkdir(folder)
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'popup.html'), '<!doctype html><main><h1>Codes</h1></main>')
  return folder
}
