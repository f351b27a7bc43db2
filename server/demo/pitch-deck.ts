/** Creates a one-page PDF pitch deck with a title and lines of text, all in Latin-1. */
export function demoPitchDeck(title: string, lines: readonly string[]): Buffer {
  const content = [
    `BT /F1 34 Tf 60 440 Td (${escapeText(title)}) Tj ET`,
    ...lines.map(
      (line, index) =>
        `BT /F1 18 Tf 60 ${380 - index * 34} Td (${escapeText(line)}) Tj ET`,
    ),
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  return Buffer.from(assemblePdf(objects), "latin1");
}

// Numbers these objects and returns them as a PDF file with a cross-reference table.
function assemblePdf(objects: readonly string[]): string {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map(
    (offset) => `${String(offset).padStart(10, "0")} 00000 n \n`,
  );
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table.join("")}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}
