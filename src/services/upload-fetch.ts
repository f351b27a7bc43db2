/** Receives the percentage of a body that has been sent. */
export type ReportProgress = (percent: number) => void;

/**
 * Returns a fetch function for one upload. It reports progress, which the native fetch cannot do over HTTP/1.1. It
 * times out only when no data has been transferred for `timeout` milliseconds, because large files are slow to upload.
 *
 * Rejects as fetch does, or with an error whose message is `timeout` when the upload stalls.
 */
export function fetchWithProgress(
  report: ReportProgress,
  timeout: number,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let isStalled = false;
      let timer = 0;
      const restartTimer = () => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          isStalled = true;
          xhr.abort();
        }, timeout);
      };
      xhr.open(request.method, request.url);
      xhr.withCredentials = request.credentials === "include";
      xhr.responseType = "arraybuffer";
      for (const [name, value] of request.headers)
        xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total }) => {
        restartTimer();
        report(total === 0 ? 100 : (100 * loaded) / total);
      };
      xhr.onprogress = restartTimer;
      xhr.onload = () => resolve(responseOf(xhr));
      xhr.onerror = () => reject(new TypeError("Failed to fetch"));
      xhr.onabort = () =>
        reject(
          isStalled
            ? new Error("timeout")
            : new DOMException("The upload was aborted.", "AbortError"),
        );
      xhr.onloadend = () => clearTimeout(timer);
      // Without effect after the response.
      request.signal.addEventListener("abort", () => xhr.abort());
      restartTimer();
      xhr.send(body);
    });
  };
}

function responseOf(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().matchAll(/^(.+?): (.*)$/gm);
  const hasBody = xhr.status !== 204 && xhr.status !== 304;
  return new Response(hasBody ? (xhr.response as ArrayBuffer) : null, {
    status: xhr.status,
    statusText: xhr.statusText,
    headers: Array.from(lines, ([, name = "", value = ""]) => [name, value]),
  });
}
