interface Detector {
  readonly detect: (from: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** What carriers print on labels. */
const formats = ['code_128', 'code_39', 'itf', 'data_matrix', 'qr_code', 'pdf417'];

const detectorClass = (): DetectorClass | null =>
  'BarcodeDetector' in window && typeof window.BarcodeDetector === 'function'
    ? (window.BarcodeDetector as DetectorClass)
    : null;

/** Of a page that was opened elsewhere in the store the camera is not allowed; the browsers that read barcodes tell so. */
function isCameraAllowed(): boolean {
  const policy: unknown = Reflect.get(document, 'featurePolicy');
  if (typeof policy !== 'object' || policy === null || !('allowsFeature' in policy)) return true;
  const { allowsFeature } = policy;
  return typeof allowsFeature !== 'function' || Reflect.apply(allowsFeature, policy, ['camera']) === true;
}

/** Whether this browser reads barcodes by camera. */
export const canScan = (): boolean =>
  detectorClass() !== null && 'mediaDevices' in navigator && isCameraAllowed();

const pause = 150;

/** Shows the camera in a video until `found` has been called with a barcode. Returns what ends it. */
export function scan(
  video: HTMLVideoElement,
  { found, failed }: { readonly found: (text: string) => void; readonly failed: (error: unknown) => void },
): () => void {
  let ended = false;
  let stream: MediaStream | null = null;
  const end = () => {
    ended = true;
    stream?.getTracks().forEach((track) => track.stop());
  };
  const run = async () => {
    const Class = detectorClass();
    if (!Class) throw new Error('This browser reads no barcodes.');
    const detector = new Class({ formats });
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    // It may have been closed while the person was asked.
    if (ended) {
      end();
      return;
    }
    video.srcObject = stream;
    await video.play();
    while (!ended) {
      const text = (await detector.detect(video)).find(({ rawValue }) => rawValue !== '')?.rawValue;
      if (text !== undefined) {
        end();
        found(text);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  run().catch((error: unknown) => {
    const wasEnded = ended;
    end();
    if (!wasEnded) failed(error);
  });
  return end;
}
