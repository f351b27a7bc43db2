import {
  type NavigateOptions,
  useLocation,
  useNavigate,
} from "react-router-dom";

/**
 * Returns a function that opens another page, unless the person has already followed a link. On a slow network, this page
 * and its timers stay active for seconds while the next page loads.
 */
export function useRedirect(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (to, options) => {
    if (location.pathname === pathname) navigate(to, options);
  };
}
