/** Receives the part of a body that has been sent, in percent. */
export type ReportProgress = (percent: number) => void;

/**
 * Returns a fetch function for one upload that reports progress, which the native fetch cannot do over HTTP/1.1. It
 * times out only when no data was sent for `timeout` milliseconds, because a large file takes long on a slow network.
 *
 * Rejects as fetch does, and with an Error `timeout` on a stall.
 */
export function fetchWithProgress(
  report: ReportProgress,
  timeout: number,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise<Response>((resolve, reject) => {
      const call = new XMLHttpRequest();
      let isStalled = false;
      let timer = 0;
      const wait = () => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          isStalled = true;
          call.abort();
        }, timeout);
      };
      const abort = () => call.abort();
      call.open(request.method, request.url);
      call.withCredentials = request.credentials === "include";
      call.responseType = "arraybuffer";
      for (const [name, value] of request.headers)
        call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => {
        wait();
        report(total === 0 ? 100 : (100 * loaded) / total);
      };
      call.onprogress = wait;
      call.onload = () => resolve(responseOf(call));
      call.onerror = () => reject(new TypeError("Failed to fetch"));
      call.onabort = () =>
        reject(
          isStalled
            ? new Error("timeout")
            : new DOMException("The upload was aborted.", "AbortError"),
        );
      call.onloadend = () => {
        clearTimeout(timer);
        request.signal.removeEventListener("abort", abort);
      };
      if (request.signal.aborted) {
        reject(new DOMException("The upload was aborted.", "AbortError"));
        return;
      }
      request.signal.addEventListener("abort", abort);
      wait();
      call.send(body);
    });
  };
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = "", ...value] = line.split(": ");
    if (name !== "") headers.append(name, value.join(": "));
  }
  const hasBody = call.status !== 204 && call.status !== 304;
  return new Response(hasBody ? (call.response as ArrayBuffer) : null, {
    status: call.status,
    statusText: call.statusText,
    headers,
  });
}
