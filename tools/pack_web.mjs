// Packs the files of the built client into one, each also compressed where that helps:
//   node tools/pack_web.mjs FOLDER PACK
// table/server/pages/pages.cc reads it. What a page needs at once is summed up on stdout.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const [folder, pack] = process.argv.slice(2);
if (pack === undefined) {
  console.log("node tools/pack_web.mjs FOLDER PACK: packs the files of the built client into one");
  process.exit(folder === "--help" || folder === "-h" ? 0 : 2);
}
const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(folder, "/").length))
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => !name.endsWith(".map"))
  .sort();

const files = names.map((name) => {
  const bytes = readFileSync(join(folder, name));
  const nothing = Buffer.alloc(0);
  const gzip = gzipSync(bytes, { level: 9 });
  if (gzip.length >= bytes.length * 0.95) return { name, bytes, gzip: nothing, brotli: nothing };
  // Browsers ask for it over secure lines alone.
  const brotli = brotliCompressSync(bytes);
  return { name, bytes, gzip, brotli: brotli.length < gzip.length * 0.97 ? brotli : nothing };
});
const head = [`tavola-pack 1 ${files.length}\n`]
  .concat(files.map((file) => `/${file.name}\t${file.bytes.length}\t${file.gzip.length}\t${file.brotli.length}\n`))
  .join("");
writeFileSync(pack, Buffer.concat([Buffer.from(head), ...files.flatMap((f) => [f.bytes, f.gzip, f.brotli])]));

const sent = (how) => (files.reduce((sum, file) => sum + how(file), 0) / 1024).toFixed(0);
const brotli = sent((file) => file.brotli.length || file.gzip.length || file.bytes.length);
const gzip = sent((file) => file.gzip.length || file.bytes.length);
console.log(`Client: ${files.length} files, ${brotli} KiB as they are sent over a secure line, ${gzip} over a plain one`);
