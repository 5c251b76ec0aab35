"""Endpoints of the second factor, which administrators need for their pages."""

from nasrid.server.authentication import Authentication
from nasrid.server.protocol import forms
from nasrid.server.web.endpoint import EndpointGroup, RequestContext
from nasrid.server.web.quotas import Quotas
from nasrid.server.web.sign_in_throttle import throttle_sign_in

endpoints = EndpointGroup("second-factor", "The second factor, which administrators need for their pages")


@endpoints.declare("GET", "/api/admin/second-factor", access="unverified_admin", errors=("not_found",))
async def second_factor(context: RequestContext, authentication: Authentication) -> forms.SecondFactor:
    """Return whether the user has a second factor"""
    return forms.SecondFactor(await authentication.has_second_factor(context.me))


@endpoints.declare(
    "POST",
    "/api/admin/second-factor",
    access="unverified_admin",
    errors=("not_found", "wrong_credentials", "second_factor_required", "quota_exceeded"),
)
async def set_up_second_factor(
    context: RequestContext, form: forms.CurrentPasswordForm, authentication: Authentication, quotas: Quotas
) -> forms.SecondFactorSetup:
    """Create the secret for an authenticator; a code from it has to follow"""
    await throttle_sign_in(context, context.me.login, authentication, quotas)
    return forms.SecondFactorSetup(*await authentication.new_second_factor(context.me, form.current_password))


@endpoints.declare(
    "POST",
    "/api/admin/second-factor/verify",
    access="unverified_admin",
    errors=("not_found", "wrong_code", "quota_exceeded"),
)
async def verify_second_factor(
    context: RequestContext, form: forms.CodeForm, authentication: Authentication, quotas: Quotas
) -> forms.SecondFactor:
    """Enter a code; this device may then use the pages of administrators for 12 hours"""
    quotas.codes.require(context.me.id)
    await authentication.verify_second_factor(context.me, context.token, form.code)
    return forms.SecondFactor(is_set_up=True)
